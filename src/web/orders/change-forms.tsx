import type { ReactNode } from 'react'
import type { Order } from '#contract/orders/order.entities.ts'
import type { WayBack } from '#contract/orders/refund.entities.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { CANCEL_REASONS, RETURN_REASONS } from '#domain/orders/buyer-reasons.ts'
import { CANCEL_WINDOW_MS } from '#domain/orders/order-status.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { inMinutes } from '#domain/time/timings.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'

type Item = Order['items'][number]
const openQty = ({ qty, cancelledQty, returnedQty }: Item) => qty - cancelledQty - returnedQty

/** What is alone to be chosen is chosen. */
const ItemChoices = ({ items }: { items: readonly Item[] }) =>
  items.map(item => <ItemChoice key={item.id} item={item} chosen={items.length === 1} />)

function ItemChoice({ item, chosen }: { item: Item; chosen: boolean }) {
  const { t } = useI18n()
  const open = openQty(item)
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-4 py-3">
      <CheckboxField
        name="item"
        value={item.id}
        label={[item.name, item.size].filter(Boolean).join(', ')}
        defaultChecked={chosen}
      />
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
  const cards = order.items.some(item => item.giftCard && openQty(item) > 0)
  return (
    <Fold title={t('orders.cancel')} className="border-b border-stone-300">
      <p className="text-sm text-slate">{t('orders.cancelText', { minutes: inMinutes(CANCEL_WINDOW_MS) })}</p>
      <RefundForm number={order.orderNumber} way="cancel" className="mt-2">
        <ul className="divide-y divide-stone-300">
          <ItemChoices items={items} />
        </ul>
        <SelectField
          name="reason"
          label={t('orders.reason')}
          placeholder={t('orders.reasonNone')}
          choices={CANCEL_REASONS.map(reason => ({ value: reason, label: t(`orders.${reason}`) }))}
          className="max-w-narrow"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="secondary">
            {t('orders.cancelChosen')}
          </Button>
          <Button type="submit" look="quiet" name="all" value="yes">
            {t(cards ? 'orders.cancelAllBut' : 'orders.cancelAll')}
          </Button>
        </div>
      </RefundForm>
    </Fold>
  )
}

export function ReturnForm({ order }: { order: Order }) {
  const { t, bcp47 } = useI18n()
  const items = order.items.filter(({ returnableUntil }) => returnableUntil !== undefined)
  const until = items[0]?.returnableUntil
  if (until === undefined) return null
  const date = dateFormat(bcp47, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until))
  return (
    <Fold title={t('orders.return')} className="border-b border-stone-300">
      <p className="text-sm text-slate">{t('orders.returnText', { date })}</p>
      <RefundForm number={order.orderNumber} way="return" className="mt-2">
        <ChecksItself />
        <ul className="divide-y divide-stone-300">
          <ItemChoices items={items} />
        </ul>
        <SelectField
          name="reason"
          label={t('orders.reason')}
          required
          placeholder={t('orders.reasonChoose')}
          choices={RETURN_REASONS.map(reason => ({ value: reason, label: t(`orders.${reason}`) }))}
          className="max-w-narrow"
        />
        <Button type="submit" look="secondary" className="self-start">
          {t('orders.seeRefund')}
        </Button>
      </RefundForm>
    </Fold>
  )
}

/** The withdrawal function that buyers in the European Union must find: what, then a second, plain confirmation. */
export function WithdrawForm({ number, items }: { number: string; items: readonly Item[] }) {
  const { t } = useI18n()
  return (
    <RefundForm number={number} way="withdrawal" className="mt-6">
      <ul className="divide-y divide-stone-300 border-y border-stone-300">
        <ItemChoices items={items} />
      </ul>
      <Button type="submit" className="self-start">
        {t('orders.seeRefund')}
      </Button>
    </RefundForm>
  )
}

type RefundFormProps = { number: string; way: WayBack; className: string; children: ReactNode }

/** Asks for nothing yet: it leads to how the refund comes about, where it is decided. */
function RefundForm({ number, way, className, children }: RefundFormProps) {
  const { locale } = useI18n()
  return (
    <form
      action={shopUrl(locale, '/orders/:number/refund', { number })}
      className={cx('flex flex-col gap-4', className)}
    >
      <input type="hidden" name="way" value={way} />
      {children}
    </form>
  )
}
