import type { Cart } from '#contract/cart/cart.entities.ts'
import { formatMoney } from '#domain/money/money.ts'
import {
  ADJUSTMENT_MAX_AMOUNT,
  ADJUSTMENT_MAX_IN_CART,
  ADJUSTMENT_MAX_PERCENT,
  ADJUSTMENT_REASONS,
} from '#domain/cart/price-adjustments.ts'
import { useI18n, type MessageKey } from '#web/i18n/i18n.tsx'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, Text } from '#web/ui/text.tsx'

const REASON = {
  'price-match': 'associate.priceMatch',
  'damaged-box': 'associate.damagedBox',
  'service-recovery': 'associate.serviceRecovery',
  'loyal-customer': 'associate.loyalCustomer',
  other: 'associate.other',
} as const satisfies Record<(typeof ADJUSTMENT_REASONS)[number], MessageKey>

/** Why a price was not changed, in the words of the shop floor. */
const REFUSED: Readonly<Record<string, MessageKey>> = {
  CANNOT_AUTHORISE: 'associate.needsManager',
  INVALID_PRICE: 'associate.tooMuch',
  INVALID_AGENT_CREDENTIALS: 'associate.wrongPin',
  LAST_LOGIN_ATTEMPT: 'associate.wrongPin',
  USER_LOCKED: 'associate.locked',
}

/** What an associate takes off by hand. All of it is written down with who gave it. */
export function AssociatePrices({ cart, refused }: { cart: Cart; refused: string | undefined }) {
  const { t, bcp47 } = useI18n()
  const money = (amount: number) => formatMoney(amount, cart.currency, bcp47)
  const limits = {
    percent: ADJUSTMENT_MAX_PERCENT,
    amount: money(ADJUSTMENT_MAX_AMOUNT),
    inCart: money(ADJUSTMENT_MAX_IN_CART),
  }
  return (
    <section className="mt-12 max-w-text border-t border-stone-300 pt-6">
      <Heading level={2} size="sm">
        {t('associate.prices')}
      </Heading>
      <Text quiet className="mt-1">
        {t('associate.pricesText', limits)}
      </Text>
      {refused !== undefined && (
        <Notice kind="error" className="mt-4">
          {t(REFUSED[refused] ?? 'cart.generic', limits)}
        </Notice>
      )}
      <ul className="mt-4 divide-y divide-stone-300 border-y border-stone-300">
        {cart.items
          .filter(({ bonus }) => !bonus)
          .map(item => (
            <li key={item.id} className="py-2">
              <Taken item={item} cart={cart} />
              <Fold title={[item.name, item.size].filter(Boolean).join(', ')}>
                <AdjustForm item={item} />
              </Fold>
            </li>
          ))}
      </ul>
    </section>
  )
}

type Item = Cart['items'][number]

function Taken({ item, cart }: { item: Item; cart: Cart }) {
  const { t, bcp47 } = useI18n()
  return item.priceAdjustments.map(({ adjustmentId, discount, reasonCode }) => (
    <form key={adjustmentId} method="post" className="flex flex-wrap items-center justify-between gap-4 pt-2">
      <input type="hidden" name="_action" value="remove-adjustment" />
      <input type="hidden" name="adjustmentId" value={adjustmentId} />
      <span className="tabular-nums">
        {t('associate.taken', { amount: formatMoney(discount, cart.currency, bcp47), reason: t(REASON[reasonCode]) })}
      </span>
      <Button type="submit" look="quiet" size="small">
        {t('associate.putBack')}
      </Button>
    </form>
  ))
}

function AdjustForm({ item }: { item: Item }) {
  const { t } = useI18n()
  return (
    <form method="post" className="grid gap-4 sm:grid-cols-2">
      <input type="hidden" name="_action" value="adjust" />
      <ChecksItself />
      <input type="hidden" name="itemId" value={item.id} />
      <TextField name="value" label={t('associate.value')} inputMode="decimal" required />
      <SelectField
        name="type"
        label={t('associate.type')}
        required
        choices={[
          { value: 'percent', label: t('associate.percent') },
          { value: 'amount', label: t('associate.amount') },
        ]}
      />
      <SelectField
        className="sm:col-span-2"
        name="reasonCode"
        label={t('associate.reason')}
        required
        choices={ADJUSTMENT_REASONS.map(reason => ({ value: reason, label: t(REASON[reason]) }))}
      />
      <TextField name="managerId" label={t('associate.manager')} maxLength={40} autoComplete="off" />
      <TextField
        name="managerPin"
        type="password"
        label={t('associate.managerPin')}
        inputMode="numeric"
        minLength={6}
        maxLength={12}
        autoComplete="off"
      />
      <Button type="submit" look="secondary" className="sm:justify-self-start">
        {t('associate.take')}
      </Button>
    </form>
  )
}
