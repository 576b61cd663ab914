import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { GIFT_CARD_MAX_AMOUNT } from '#domain/gift-cards/gift-cards.ts'
import { LOCALES, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { minorOf } from '../../ui/minor-of.ts'
import { fitsCard } from './fits-card.ts'
import { WORDS } from './words.ts'

export function IssueDialog({ onClose }: { readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const go = useNavigate()
  const { money } = useI18n()
  const [email, setEmail] = useState('')
  const [locale, setLocale] = useState<Locale>('en-us')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const issue = useSend('giftCards.issue', ['giftCards.find', 'credits.waiting', 'home.read'], 'form')
  const send = async () => {
    const { state, ref } = await issue.mutateAsync([{ body: { email, locale, amount: minorOf(typed), reason } }])
    notify(w(state === 'given' ? 'given' : 'waits'))
    onClose()
    if (ref !== undefined) await go({ to: '/gift-cards/$ref', params: { ref } })
  }
  return (
    <FormDialog
      title={w('issue')}
      text={w('issueText')}
      action={w('issue')}
      busy={issue.isPending}
      ready={fitsCard(minorOf(typed)) && minorOf(typed) > 0}
      error={issue.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('email')}
        name="email"
        type="email"
        required
        value={email}
        onChange={event => setEmail(event.target.value)}
      />
      <SelectField
        label={w('shop')}
        name="locale"
        value={locale}
        onChange={({ target }) => setLocale(LOCALES.find(each => each === target.value) ?? locale)}
      >
        {LOCALES.map(each => (
          <option key={each} value={each}>
            {each} · {siteOfLocale(each).currency}
          </option>
        ))}
      </SelectField>
      <Field
        label={`${w('amount')} (${siteOfLocale(locale).currency})`}
        name="amount"
        inputMode="decimal"
        required
        hint={w('atMost', { amount: money(GIFT_CARD_MAX_AMOUNT, siteOfLocale(locale).currency) })}
        pattern="\d{1,5}([.,]\d{1,2})?"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <ReasonField label={w('reason')} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
