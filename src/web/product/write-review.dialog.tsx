import { useState, type FormEvent } from 'react'
import { CallError } from '#contract/client.ts'
import { FITS } from '#contract/listing-options.ts'
import { LIMITS } from '#domain/timings.ts'
import { call } from '#web/call.ts'
import type { DialogProps } from '#web/dialogs/registry.ts'
import { useT, type MessageKey } from '#web/i18n/i18n.tsx'
import { showToast } from '#web/toasts/toast-store.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const FIT_TEXTS = {
  small: 'product.fitVoteSmall',
  true: 'product.fitVoteTrue',
  large: 'product.fitVoteLarge',
} as const satisfies Record<(typeof FITS)[number], MessageKey>

export default function WriteReviewDialog({ params: { productId }, close }: DialogProps<{ productId: string }>) {
  const t = useT()
  const [rating, setRating] = useState('5')
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [nickname, setNickname] = useState('')
  const [fit, setFit] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const chosen = FITS.find(each => each === fit)
    const body = { rating: Number(rating), title, text, nickname, ...(chosen ? { fit: chosen } : {}) }
    try {
      const { status } = await call('products.writeReview', { params: { productId }, body })
      close()
      showToast({ text: t(status === 'published' ? 'product.reviewThanks' : 'product.reviewPending') })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={event => void send(event)} className="contents">
      <DialogTitle>{t('product.writeReview')}</DialogTitle>
      <DialogBody className="flex flex-col gap-4">
        {problem && <Notice kind="error">{problem}</Notice>}
        <SelectField
          name="rating"
          label={t('product.yourRating')}
          required
          value={rating}
          onChange={setRating}
          choices={[5, 4, 3, 2, 1].map(stars => ({
            value: String(stars),
            label: t('product.stars', { count: stars }),
          }))}
        />
        <TextField
          name="title"
          label={t('product.reviewTitle')}
          required
          maxLength={120}
          value={title}
          onChange={setTitle}
        />
        <TextareaField
          name="text"
          label={t('product.reviewText')}
          required
          maxLength={LIMITS.reviewLength}
          rows={6}
          value={text}
          onChange={setText}
        />
        <SelectField
          name="fit"
          label={t('product.howFit')}
          placeholder="–"
          value={fit}
          onChange={setFit}
          choices={FITS.map(each => ({ value: each, label: t(FIT_TEXTS[each]) }))}
        />
        <TextField
          name="nickname"
          label={t('product.nickname')}
          required
          maxLength={40}
          value={nickname}
          onChange={setNickname}
        />
      </DialogBody>
      <DialogActions>
        <Button type="submit" loading={busy}>
          {t('product.send')}
        </Button>
      </DialogActions>
    </form>
  )
}
