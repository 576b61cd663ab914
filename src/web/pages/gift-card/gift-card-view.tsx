import { formatDate, type IsoDate } from '#domain/time/dates.ts'
import type { Currency } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money.ts'
import { GIFT_MESSAGE_MAX_LENGTH } from '#domain/gift-cards/gift-cards.ts'
import { dateFormatOf } from '#domain/sites/sites.ts'
import { useI18n, type I18n } from '#web/i18n/i18n.tsx'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Picture, type PictureData } from '#web/ui/picture.tsx'
import { Heading, Text } from '#web/ui/text.tsx'

export type GiftCardData = {
  card:
    | {
        name: string
        currency: Currency
        picture: PictureData | undefined
        amounts: readonly { sku: string; amount: number }[]
      }
    | undefined
  balance: { amount: number; card: string; expires: IsoDate | undefined } | undefined
  refused: string | undefined
  about: 'buy' | 'balance'
}

const KNOWN = [
  'GC_INVALID',
  'GC_INVALID2',
  'GC_MISSING_CODE',
  'GC_EXPIRED',
  'GC_NOT_ALLOWED',
  'GC_NOT_ACTIVE',
  'GC_BALANCE_ERROR',
  'RATE_LIMITED',
] as const

function refusalText({ t }: I18n, code: string): string {
  const known = KNOWN.find(one => one === code)
  return known ? t(`giftcard.${known}`) : t('giftcard.invalid')
}

export function GiftCardView({ data }: { data: GiftCardData }) {
  const { t } = useI18n()
  return (
    <Container className="pt-8 pb-16 lg:pt-12">
      <Heading level={1} size="xl">
        {t('giftcard.title')}
      </Heading>
      <Text quiet className="mt-3 max-w-text">
        {t('giftcard.intro')}
      </Text>
      <div className="gift-card mt-8 grid gap-x-16 gap-y-10 lg:mt-10 lg:grid-cols-[1fr_1fr]">
        {data.card?.picture && <Face card={data.card} picture={data.card.picture} />}
        <div className="flex flex-col gap-12">
          <Buy data={data} />
          <Balance data={data} />
        </div>
      </div>
    </Container>
  )
}

/** The card, and under it what it is worth: what is chosen in the form beside it. */
function Face({ card, picture }: { card: NonNullable<GiftCardData['card']>; picture: PictureData }) {
  return (
    <div className="relative self-start">
      <Picture
        picture={picture}
        sizes="(width >= 68rem) 50vw, 100vw"
        priority
        className="max-lg:aspect-square md:max-lg:aspect-video"
      />
      <p
        aria-hidden="true"
        className="gift-worth absolute bottom-3 left-4 font-display text-2xl font-bold tabular-nums lg:bottom-6 lg:left-8 lg:text-3xl"
      >
        {card.amounts.map(({ sku, amount }, at) => (
          <span key={sku} data-place={at + 1}>
            <WholeMoney amount={amount} currency={card.currency} />
          </span>
        ))}
      </p>
    </div>
  )
}

function WholeMoney({ amount, currency }: { amount: number; currency: Currency }) {
  const { bcp47 } = useI18n()
  return formatMoney(amount, currency, bcp47).replace(/[.,]00(?=\D*$)/, '')
}

function Buy({ data: { card, refused, about } }: { data: GiftCardData }) {
  const i18n = useI18n()
  const { t } = i18n
  return (
    <section id="buy" className="scroll-mt-24">
      <Heading level={2} size="md">
        {t('giftcard.buy')}
      </Heading>
      {refused && about === 'buy' && (
        <Notice kind="error" className="mt-4">
          {refusalText(i18n, refused)}
        </Notice>
      )}
      {!card ? (
        <Text quiet className="mt-4">
          {t('giftcard.none')}
        </Text>
      ) : (
        <form method="post" className="mt-5 flex flex-col gap-4">
          <input type="hidden" name="_action" value="buy" />
          <ChecksItself />
          <fieldset className="gift-amounts">
            <legend className="mb-1.5 text-sm font-semibold">{t('giftcard.amount')}</legend>
            <div className="grid grid-cols-4 gap-2">
              {card.amounts.map(({ sku, amount }, index) => (
                <label key={sku} className="relative">
                  <input
                    type="radio"
                    name="choice"
                    value={`${sku} ${amount}`}
                    defaultChecked={index === 1}
                    required
                    className="peer sr-only"
                  />
                  <span className="chosen-face grid min-h-12 cursor-pointer place-items-center rounded-control border border-stone-500 tabular-nums peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink">
                    <WholeMoney amount={amount} currency={card.currency} />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <EmailField name="email" label={t('giftcard.to')} required autoComplete="off" />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="name" label={t('giftcard.name')} maxLength={60} />
            <TextField name="from" label={t('giftcard.from')} maxLength={60} autoComplete="name" />
          </div>
          <TextareaField name="message" label={t('giftcard.message')} maxLength={GIFT_MESSAGE_MAX_LENGTH} rows={3} />
          <TextField name="date" type="date" label={t('giftcard.date')} hint={t('giftcard.dateHint')} />
          <button className={buttonLook({ size: 'large' }, 'mt-2')}>{t('giftcard.add')}</button>
        </form>
      )}
    </section>
  )
}

function Balance({ data: { card, balance, refused, about } }: { data: GiftCardData }) {
  const i18n = useI18n()
  const { t, bcp47, locale } = i18n
  return (
    <section id="balance" className="scroll-mt-24 border-t border-stone-300 pt-8">
      <Heading level={2} size="md">
        {t('giftcard.check')}
      </Heading>
      {balance && card && (
        <Notice
          kind="success"
          className="mt-4"
          title={t('giftcard.balance', {
            card: `•••• ${balance.card}`,
            amount: formatMoney(balance.amount, card.currency, bcp47),
          })}
        >
          {balance.expires && t('giftcard.expires', { date: formatDate(balance.expires, dateFormatOf(locale)) })}
        </Notice>
      )}
      {refused && about === 'balance' && (
        <Notice kind="error" className="mt-4">
          {refusalText(i18n, refused)}
        </Notice>
      )}
      <form method="post" className="mt-5 grid gap-4 sm:grid-cols-[1fr_8rem]">
        <input type="hidden" name="_action" value="balance" />
        <ChecksItself />
        <TextField
          name="number"
          label={t('giftcard.number')}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={30}
        />
        <TextField
          name="code"
          label={t('giftcard.code')}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={8}
        />
        <button className={buttonLook({ look: 'secondary' }, 'sm:col-span-2')}>{t('giftcard.show')}</button>
      </form>
    </section>
  )
}
