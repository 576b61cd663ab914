import { useRef, useState, type FormEvent } from 'react'
import { CallError } from '#contract/client.ts'
import { call } from '#web/call.ts'
import { failureWords } from '#web/i18n/failure-words.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Asks for a mail when a size is back. */
export function NotifyForm({ productId, sku }: { productId: string; sku: string }) {
  const t = useT()
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ sku: string; text: string; ok: boolean }>()
  const input = useRef<HTMLInputElement>(null)
  const refuse = (text: string) => {
    setSaid({ sku, ok: false, text })
    input.current?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    // The browser knows enough of one address; the words are the shop's.
    if (!input.current?.checkValidity()) return refuse(t(email === '' ? 'forms.required' : 'forms.email'))
    setBusy(true)
    try {
      const { status } = await call('products.notify', { body: { productId, sku, email } })
      setSaid({
        sku,
        ok: true,
        text: status === 'registered' ? t('product.notifyDone', { email }) : t('product.notifyInStock'),
      })
    } catch (error) {
      if (!(error instanceof CallError || error instanceof TypeError)) throw error
      refuse(await failureWords(error, t('product.failed')))
    } finally {
      setBusy(false)
    }
  }
  if (said?.sku === sku && said.ok) return <Notice kind="success">{said.text}</Notice>
  return (
    <form noValidate onSubmit={event => void send(event)} className="flex flex-col gap-3 bg-stone-100 p-4">
      <p className="font-semibold">{t('product.notifyMe')}</p>
      <p className="text-sm text-slate">{t('product.notifyText')}</p>
      <TextField
        ref={input}
        name="email"
        type="email"
        label={t('product.email')}
        autoComplete="email"
        required
        value={email}
        onChange={setEmail}
        error={said?.sku === sku ? said.text : undefined}
      />
      <Button type="submit" look="secondary" loading={busy}>
        {t('product.send')}
      </Button>
    </form>
  )
}
