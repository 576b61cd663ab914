import { call } from '#web/call.ts'
import { openDialog } from '#web/dialogs/dialog-state.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ChecksWhileAwake } from '#web/islands/checked-form/checks-while-awake.tsx'
import { useProof } from '#web/session/use-proof.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { QuestionFields, questionOf } from './question-fields.tsx'
import { useSending } from './use-sending.ts'

export default function AskQuestionDialog({ params: { productId } }: DialogProps<{ productId: string }>) {
  const t = useT()
  const proof = useProof('question')
  const { busy, problem, onSubmit } = useSending(async fields => {
    await call('products.askQuestion', { params: { productId }, body: { ...questionOf(fields), ...(await proof()) } })
    openDialog('ask-question-success', {})
  })
  return (
    <form onSubmit={onSubmit} className="contents">
      <DialogTitle>{t('product.ask')}</DialogTitle>
      <DialogText>{t('product.askText')}</DialogText>
      <DialogBody className="flex flex-col gap-4">
        {problem && <Notice kind="error">{problem}</Notice>}
        <ChecksWhileAwake />
        <QuestionFields />
      </DialogBody>
      <DialogActions>
        <Button type="submit" loading={busy}>
          {t('product.send')}
        </Button>
      </DialogActions>
    </form>
  )
}
