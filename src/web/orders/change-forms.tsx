import type { Order } from '#contract/orders/order.entities.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { CANCEL_WINDOW_MS } from '#domain/orders/order-status.ts'
import { inMinutes } from '#domain/time/timings.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'

type Item = Order['items'][number]
const openQty = ({ qty, cancelledQty, returnedQty }: Item) => qty - cancelledQty - returnedQty

function ItemChoice({ item }: { item: Item }) {
  const { t } = useI18n()
  const open = openQty(item)
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-4 py-3">
      <CheckboxField name="item" value={item.id} label={[item.name, item.size].filter(Boolean).join(', ')} />
      {open > 1 && (
        <SelectField
          name={`qty:${item.id}`}
          label={t('orders.qty', { count: open })}
          hideLabel
          required
          choices={Array.from({ length: Math.min(open, 20) }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
        />
      )}
    </li>
  )
}

export function CancelForm({ order }: { order: Order }) {
  const { t } = useI18n()
  const items = order.items.filter(({ cancellable, bonus }) => cancellable && !bonus)
  const whole = order.items.every(item => item.cancellable || item.bonus || openQty(item) === 0)
  return (
    <Fold title={t('orders.cancel')} className="border-b border-stone-300">
      <p className="text-sm text-slate">{t('orders.cancelText', { minutes: inMinutes(CANCEL_WINDOW_MS) })}</p>
      <form method="post" className="mt-2 flex flex-col gap-4">
        <input type="hidden" name="_action" value="cancel" />
        <ul className="divide-y divide-stone-300">
          {items.map(item => (
            <ItemChoice key={item.id} item={item} />
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="secondary">
            {t('orders.cancelChosen')}
          </Button>
          {whole && (
            <Button type="submit" look="quiet" name="all" value="yes">
              {t('orders.cancelAll')}
            </Button>
          )}
        </div>
      </form>
    </Fold>
  )
}

const REASONS = ['reasonSmall', 'reasonLarge', 'reasonNotAsExpected', 'reasonDamaged'] as const

export function ReturnForm({ order }: { order: Order }) {
  const { t, bcp47 } = useI18n()
  const items = order.items.filter(({ returnableUntil }) => returnableUntil !== undefined)
  const until = items[0]?.returnableUntil
  if (until === undefined) return null
  const date = dateFormat(bcp47, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until))
  return (
    <Fold title={t('orders.return')} className="border-b border-stone-300">
      <p className="text-sm text-slate">{t('orders.returnText', { date })}</p>
      <form method="post" className="mt-2 flex flex-col gap-4">
        <input type="hidden" name="_action" value="return" />
        <ul className="divide-y divide-stone-300">
          {items.map(item => (
            <ItemChoice key={item.id} item={item} />
          ))}
        </ul>
        <SelectField
          name="reason"
          label={t('orders.reason')}
          required
          choices={REASONS.map(reason => ({ value: reason, label: t(`orders.${reason}`) }))}
          className="max-w-narrow"
        />
        <Button type="submit" look="secondary" className="self-start">
          {t('orders.getLabel')}
        </Button>
      </form>
    </Fold>
  )
}

/** The withdrawal function that buyers in the European Union must find: what, then a second, plain confirmation. */
export function WithdrawForm({ items }: { items: readonly Item[] }) {
  const { t } = useI18n()
  return (
    <form method="post" className="mt-6 flex flex-col gap-4">
      <input type="hidden" name="_action" value="withdraw" />
      <ul className="divide-y divide-stone-300 border-y border-stone-300">
        {items.map(item => (
          <ItemChoice key={item.id} item={item} />
        ))}
      </ul>
      <Button type="submit" className="self-start">
        {t('orders.withdrawConfirm')}
      </Button>
    </form>
  )
}
