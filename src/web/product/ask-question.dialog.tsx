import { useState, type FormEvent } from 'react'
import { CallError } from '#contract/client.ts'
import { LIMITS } from '#domain/timings.ts'
import { call } from '#web/call.ts'
import { openDialog } from '#web/dialogs/dialog-store.ts'
import type { DialogProps } from '#web/dialogs/registry.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

export default function AskQuestionDialog({ params: { productId } }: DialogProps<{ productId: string }>) {
  const t = useT()
  const [text, setText] = useState('')
  const [nickname, setNickname] = useState('')
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await call('products.askQuestion', {
        params: { productId },
        body: { text, nickname, ...(email ? { email } : {}) },
      })
      openDialog('ask-question-success', {})
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={event => void send(event)} className="contents">
      <DialogTitle>{t('product.ask')}</DialogTitle>
      <DialogText>{t('product.askText')}</DialogText>
      <DialogBody className="flex flex-col gap-4">
        {problem && <Notice kind="error">{problem}</Notice>}
        <TextareaField
          name="text"
          label={t('product.question')}
          required
          maxLength={LIMITS.questionLength}
          value={text}
          onChange={setText}
        />
        <TextField
          name="nickname"
          label={t('product.nickname')}
          required
          maxLength={40}
          value={nickname}
          onChange={setNickname}
        />
        <TextField
          name="email"
          type="email"
          label={t('product.askEmail')}
          autoComplete="email"
          value={email}
          onChange={setEmail}
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
