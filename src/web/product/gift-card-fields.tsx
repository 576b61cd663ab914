import { GIFT_MESSAGE_MAX_LENGTH } from '#domain/gift-cards/gift-cards.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import type { ItemToAdd } from './add-items.ts'
import { textIn, type FormFields } from './form-fields.ts'

export function GiftCardFields() {
  const t = useT()
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-slate">{t('product.giftText')}</p>
      <TextField name="giftTo" label={t('product.giftTo')} maxLength={60} />
      <TextField name="giftEmail" type="email" label={t('product.giftEmail')} required autoComplete="off" />
      <TextareaField name="giftMessage" label={t('product.giftMessage')} maxLength={GIFT_MESSAGE_MAX_LENGTH} rows={3} />
    </div>
  )
}

/** What the fields say; empty ones are left out. */
export function giftCardOf(fields: FormFields, amount: number): NonNullable<ItemToAdd['giftCard']> {
  const text = (name: string) => textIn(fields, name)
  return {
    amount,
    recipientEmail: text('giftEmail'),
    ...(text('giftTo') ? { recipientName: text('giftTo') } : {}),
    ...(text('giftMessage') ? { message: text('giftMessage') } : {}),
  }
}
