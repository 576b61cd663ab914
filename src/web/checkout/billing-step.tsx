import type { z } from 'zod'
import type { AddressRules } from '#contract/address/address.entities.ts'
import type { Cart } from '#contract/cart/cart.entities.ts'
import type { PaymentInstrument, PaymentMethodId, PaymentMethods } from '#contract/payment/payment.entities.ts'
import { formatMoney } from '#domain/money/money.ts'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, linkLook } from '#web/ui/text.tsx'
import { AddressFields, type Draft } from './address-fields.tsx'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { AddressText } from './address-text.tsx'
import { refusalText } from './checkout-text.ts'
import { Fold } from '#web/ui/fold.tsx'
import { leftToPay } from './gift-card-share.ts'
import { instrumentName } from './instrument-name.ts'
import { Instruments } from './instruments.tsx'
import { checkoutUrl } from './open-step.ts'
import { StaysDeclined } from './stays-declined.tsx'
import { Voucher, type VoucherOffer } from './voucher.tsx'

type Props = {
  cart: Cart
  methods: z.output<typeof PaymentMethods>['paymentMethods']
  savedCards: readonly PaymentInstrument[]
  frameUrl: string
  /** A card that came back from its frame without script, to be confirmed. */
  token: string | undefined
  rules: AddressRules
  countries: readonly { code: string; name: string }[]
  draft: Draft
  refused: string | undefined
  /** Why a card that is still in the cart was refused. */
  declined: string | undefined
  faulty: string | undefined
  otherAddress: boolean
  voucher: VoucherOffer | undefined
}

export function BillingStep(props: Props) {
  const { cart, refused, declined, otherAddress } = props
  const i18n = useI18n()
  const { t, locale } = i18n
  const giftCardProblem = refused?.startsWith('GC_') || refused === 'GIFT_CARD_NOT_APPLICABLE'
  const left = declined ? leftToPay(cart.totals, cart.payment_instruments) : cart.totals.remainingToPay
  const covered = left === 0
  return (
    <div className="flex flex-col gap-8">
      {refused && !giftCardProblem && <Notice kind="error">{refusalText(i18n, refused)}</Notice>}
      <BillingAddress {...props} />
      {cart.billingAddress && !otherAddress && (
        <>
          <Instruments cart={cart} left={left} declined={declined} />
          <Voucher cart={cart} offer={props.voucher} declined={declined} />
          {!covered && <PaymentChoices {...props} />}
          <GiftCardForm
            error={giftCardProblem && refused ? refusalText(i18n, refused) : undefined}
            open={Boolean(giftCardProblem)}
            declined={declined}
          />
          {covered && (
            <ButtonLink href={checkoutUrl(locale)} size="large" wide>
              {t('checkout.toReview')}
            </ButtonLink>
          )}
        </>
      )}
    </div>
  )
}

function BillingAddress({ cart, rules, countries, draft, refused, declined, faulty, otherAddress }: Props) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const error = refused && refusalText(i18n, refused)
  if (cart.billingAddress && !otherAddress)
    return (
      <div>
        <Heading level={3} size="sm">
          {t('checkout.billingAddress')}
        </Heading>
        <AddressText address={cart.billingAddress} className="mt-2 text-slate" />
        <a
          href={checkoutUrl(locale, { step: 'billing', address: 'other', declined })}
          className={linkLook('inline-block py-2')}
        >
          {t('checkout.other')}
        </a>
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      <Heading level={3} size="sm">
        {t('checkout.billingAddress')}
      </Heading>
      {cart.shippingAddress && (
        <form method="post">
          <input type="hidden" name="_action" value="same-address" />
          <StaysDeclined code={declined} />
          <Button type="submit" look="secondary">
            {t('checkout.sameAsShipping')}
          </Button>
        </form>
      )}
      <form method="post" className="flex flex-col gap-5">
        <ChecksItself />
        <input type="hidden" name="_action" value="billing" />
        <StaysDeclined code={declined} />
        <AddressFields
          {...{ rules, countries, error, faulty }}
          draft={{ ...knownOf(cart), ...draft }}
          address={cart.billingAddress}
        />
        <Button type="submit" className="sm:self-start">
          {t('checkout.saveAddress')}
        </Button>
      </form>
    </div>
  )
}

/** Who collects has already said who he is. */
function knownOf({ shippingMethods }: Cart): Draft {
  const contact = shippingMethods.find(method => method.contact)?.contact
  if (!contact) return {}
  const { email, firstName, lastName, phone } = contact
  return {
    recipientContactEmail: email,
    recipientFirstName: firstName,
    recipientLastName: lastName,
    ...(phone !== undefined && { recipientContactPhone: phone }),
  }
}

function PaymentChoices({ cart, methods, savedCards, frameUrl, token }: Props) {
  const { t, bcp47 } = useI18n()
  const offers = (way: PaymentMethodId) => methods.some(({ id }) => id === way)
  const wallet = methods.find(({ id }) => id === 'WALLET')
  const payLater = methods.find(({ id }) => id === 'PAY_LATER')
  const later = payLater?.installments
  return (
    <div className="flex flex-col gap-6">
      {offers('CREDIT_CARD') && savedCards.length > 0 && (
        <div className="flex flex-col gap-3">
          <Heading level={3} size="sm">
            {t('checkout.savedCards')}
          </Heading>
          {savedCards.map(saved => (
            <form key={saved.card.paymentInstrumentId} method="post">
              <input type="hidden" name="_action" value="saved-card" />
              <input type="hidden" name="paymentInstrumentId" value={saved.card.paymentInstrumentId} />
              <Button type="submit" look="secondary">
                {t('checkout.useCard', { card: instrumentName(t, saved) })}
              </Button>
            </form>
          ))}
        </div>
      )}
      {wallet && (
        <form method="post">
          <input type="hidden" name="_action" value="wallet" />
          <Button type="submit" look="secondary" size="large" wide>
            {wallet.brands ? t('checkout.useCard', { card: wallet.name }) : t('checkout.wallet')}
          </Button>
        </form>
      )}
      {offers('CREDIT_CARD') && <NewCard frameUrl={frameUrl} token={token} />}
      <div className="flex flex-col gap-3 border-t border-stone-300 pt-6 empty:hidden">
        {later && (
          <>
            <form method="post">
              <input type="hidden" name="_action" value="pay-later" />
              <Button type="submit" look="secondary" wide>
                {payLater.brands && `${payLater.name} · `}
                {t('checkout.payLater', {
                  first: formatMoney(later.first, cart.currency, bcp47),
                  count: later.count - 1,
                  amount: formatMoney(later.amount, cart.currency, bcp47),
                })}
              </Button>
            </form>
            <button
              type="button"
              {...opensDialog('installments', { ...later, currency: cart.currency })}
              className={linkLook('needs-script self-start py-2')}
            >
              {t('checkout.payLaterInfo')}
            </button>
            <noscript>
              <p className="text-sm text-slate">{t('checkout.payLaterText')}</p>
            </noscript>
          </>
        )}
      </div>
    </div>
  )
}

function NewCard({ frameUrl, token }: Pick<Props, 'frameUrl' | 'token'>) {
  const { t } = useI18n()
  return (
    <div>
      <Heading level={3} size="sm">
        {t('checkout.card')}
      </Heading>
      <p className="mt-1 mb-4 text-sm text-slate">{t('checkout.cardNote')}</p>
      {token ? (
        <form method="post">
          <input type="hidden" name="_action" value="card" />
          <input type="hidden" name="paymentToken" value={token} />
          <Button type="submit">{t('checkout.confirmCard')}</Button>
        </form>
      ) : (
        <Island name="card-frame" wake="load" props={{ url: frameUrl }} />
      )}
    </div>
  )
}

type GiftCardProps = { error: string | undefined; open: boolean; declined: string | undefined }

function GiftCardForm({ error, open, declined }: GiftCardProps) {
  const { t } = useI18n()
  return (
    <Fold title={t('checkout.giftCard')} open={open} className="border-t border-stone-300">
      <form method="post" className="mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-[2fr_1fr_auto]">
        <ChecksItself />
        <input type="hidden" name="_action" value="gift-card" />
        <StaysDeclined code={declined} />
        <TextField
          name="giftCardNumber"
          label={t('checkout.giftCardNumber')}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={24}
          error={error}
        />
        <TextField
          name="giftCardCode"
          label={t('checkout.giftCardCode')}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={8}
        />
        <Button type="submit" look="secondary" className="sm:mt-[1.625rem]">
          {t('checkout.apply')}
        </Button>
      </form>
    </Fold>
  )
}
