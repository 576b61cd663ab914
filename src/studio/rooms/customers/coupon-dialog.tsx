import { useState } from 'react'
import { useKeepsMail } from '../../calls/keeps-mail.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { SelectField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { TOUCHED, type Props } from './customer.ts'
import { ReasonField } from '../../ui/reason-field.tsx'
import { WORDS } from './words.ts'

export function CouponDialog({ customer: { id }, onClose }: Props) {
  const { w } = useWords(WORDS)
  const { t, language, money } = useI18n()
  const keeps = useKeepsMail()
  const [template, setTemplate] = useState('')
  const [reason, setReason] = useState('')
  const offered = useCall('customers.couponTemplates', { params: { id } }).data
  const give = useSend('customers.giveCoupon', TOUCHED, 'form')
  const send = async () => {
    const { state } = await give.mutateAsync([{ params: { id }, body: { template, reason } }])
    notify(state === 'given' ? (keeps ? t('letterKept') : w('couponGiven')) : w('pointsWait'))
    onClose()
  }
  const limited = offered && offered.limit < Number.MAX_SAFE_INTEGER
  return (
    <FormDialog
      title={w('coupon')}
      text={limited ? w('couponText', { limit: money(offered.limit, offered.currency) }) : w('couponAnyText')}
      action={w('coupon')}
      busy={give.isPending}
      ready={template !== ''}
      error={give.error}
      send={send}
      onClose={onClose}
    >
      <SelectField
        label={w('couponKind')}
        name="template"
        value={template}
        onChange={event => setTemplate(event.target.value)}
      >
        <option value="">–</option>
        {offered?.templates.map(({ id: each, names, worth }) => (
          <option key={each} value={each}>
            {money(worth, offered.currency)}: {names[language] ?? each}
          </option>
        ))}
      </SelectField>
      <ReasonField label={w('reason')} hint={w('reasonHint')} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
