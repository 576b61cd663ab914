import type { Order } from '#contract/orders/order.entities.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import { Fold } from '#web/ui/fold.tsx'

type Status = Order['status']
const IN_HAND: ReadonlySet<Status> = new Set<Status>(['delivered', 'picked-up'])

/** A warranty case about something that has arrived. */
export function FaultForm({ order }: { order: Order }) {
  const { t } = useI18n()
  const items = order.items.filter(({ status, isDigitalProduct }) => IN_HAND.has(status) && !isDigitalProduct)
  if (items.length === 0) return null
  return (
    <Fold title={t('orders.fault')} className="border-b border-stone-300">
      <p className="text-sm text-slate">{t('orders.faultText')}</p>
      <form method="post" className="mt-4 flex flex-col gap-4">
        <input type="hidden" name="_action" value="fault" />
        <ChecksItself />
        <SelectField
          name="itemId"
          label={t('orders.faultItem')}
          required
          choices={items.map(({ id, name, size }) => ({ value: id, label: [name, size].filter(Boolean).join(', ') }))}
          className="max-w-narrow"
        />
        <TextareaField name="description" label={t('orders.faultDescription')} maxLength={4000} required />
        <Button type="submit" look="secondary" className="self-start">
          {t('orders.reportFault')}
        </Button>
      </form>
    </Fold>
  )
}
