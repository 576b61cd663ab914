import { call } from '#web/call.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ChecksWhileAwake } from '#web/islands/checked-form/checks-while-awake.tsx'
import { useProof } from '#web/session/use-proof.ts'
import { showToast } from '#web/toasts/toast-state.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ReviewFields, reviewOf } from './review-fields.tsx'
import { useSending } from './use-sending.ts'

export default function WriteReviewDialog({ params: { productId }, close }: DialogProps<{ productId: string }>) {
  const t = useT()
  const proof = useProof('review')
  const { busy, problem, onSubmit } = useSending(async fields => {
    const body = { ...reviewOf(fields), ...(await proof()) }
    const { status } = await call('products.writeReview', { params: { productId }, body })
    close()
    showToast({ text: t(status === 'published' ? 'product.reviewThanks' : 'product.reviewPending') })
  })
  return (
    <form onSubmit={onSubmit} className="contents">
      <DialogTitle>{t('product.writeReview')}</DialogTitle>
      <DialogBody className="flex flex-col gap-4">
        {problem && <Notice kind="error">{problem}</Notice>}
        <ChecksWhileAwake />
        <ReviewFields />
      </DialogBody>
      <DialogActions>
        <Button type="submit" loading={busy}>
          {t('product.send')}
        </Button>
      </DialogActions>
    </form>
  )
}
