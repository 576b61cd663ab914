import { CallError } from '#contract/client.ts'
import type { PaymentInstrument } from '#contract/payment/payment.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { instrumentName } from '#web/checkout/instrument-name.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { page } from '#web/page-factory.tsx'
import { Redirect } from '#web/page-outcome.ts'
import { FormMarks } from '#web/sign-in/step-frame.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Text } from '#web/ui/text.tsx'
import { titleOf } from '../sign-in/flow-page.tsx'
import { AccountFrame, Part } from './account-frame.tsx'
import { accountAction, loadAccount, type AccountData } from './account-page.ts'

type Data = AccountData & { cards: PaymentInstrument[]; adding: boolean; token: string | undefined }

const cardOf = (form: URLSearchParams) => ({ paymentInstrumentId: form.get('card') ?? '' })

export const cardsPage = page<Data>({
  path: '/account/cards',
  load: async visit => {
    const account = await loadAccount(visit)
    const answered = visit.url.searchParams.get('transactionId')
    if (answered !== null) throw new Redirect(await keepCard(visit, answered))
    const { payment_instruments: cards } = await visit.call('consumer.paymentInstruments')
    const query = visit.url.searchParams
    return { ...account, cards, adding: query.has('add'), token: query.get('paymentToken') ?? undefined }
  },
  head: (_data, visit) => ({ title: titleOf(visit, 'account.cards'), robots: 'noindex' }),
  View: CardsView,
  actions: {
    card: visit => keepCard(visit, visit.form.get('paymentToken') ?? '', askedFirst(visit)),
    main: accountAction('/account/cards', 'saved', ({ call, form }) =>
      call('consumer.updatePaymentInstrument', { params: cardOf(form), body: { card: { main: true } } }),
    ),
    remove: accountAction('/account/cards', 'removed', ({ call, form }) =>
      call('consumer.removePaymentInstrument', { params: cardOf(form) }),
    ),
  },
})

/** From the frame; or once its bank has answered, which it is asked about once. */
const keepCard = (visit: PageVisit, paymentToken: string, otherwise?: (error: unknown) => never) =>
  accountAction('/account/cards', 'saved', ({ call }) =>
    call('consumer.addPaymentInstrument', { body: { card: { paymentToken } } }).catch(otherwise),
  )(visit, {})

/** The bank asks in the same page as for a payment, and leads back here. */
const askedFirst =
  ({ locale }: PageVisit) =>
  (error: unknown): never => {
    const url = error instanceof CallError && error.code === 'CARD_PROOF_REQUIRED' ? error.details['url'] : undefined
    if (typeof url !== 'string') throw error
    throw new Redirect(shopUrl(locale, '/checkout/confirm', { url, for: 'card' }))
  }

function CardsView({ data: { cards, adding, token, flash }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  return (
    <AccountFrame visit={visit} flash={flash} title={t('account.cards')}>
      {cards.length === 0 && <Text quiet>{t('account.noCards')}</Text>}
      <ul
        className={cx(
          'divide-y divide-stone-300 border-stone-300',
          cards.length > 0 && (adding ? 'border-t' : 'border-y'),
        )}
      >
        {cards.map(({ card, ...instrument }) => {
          const name = instrumentName(t, { card, ...instrument })
          return (
            <li key={card.paymentInstrumentId} className="flex flex-wrap items-center justify-between gap-4 py-5">
              <div>
                <p className="flex items-center gap-2 font-semibold">
                  {name}
                  {card.main && <Badge>{t('account.main')}</Badge>}
                </p>
                <p className="text-sm text-slate tabular-nums">
                  {t('account.expires', { date: `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}` })}
                </p>
              </div>
              <div className="flex gap-4 text-sm">
                {!card.main && (
                  <CardForm
                    {...{ visit, name }}
                    action="main"
                    id={card.paymentInstrumentId}
                    label={t('account.makeMain')}
                  />
                )}
                <CardForm
                  {...{ visit, name }}
                  action="remove"
                  id={card.paymentInstrumentId}
                  label={t('account.remove')}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {adding ? (
        <NewCard visit={visit} token={token} />
      ) : (
        <ButtonLink
          href={shopUrl(visit.locale, '/account/cards', { add: '1' })}
          look="secondary"
          className="self-start"
        >
          {t('account.addCard')}
        </ButtonLink>
      )}
    </AccountFrame>
  )
}

/** The provider's own document takes the number. Without script it comes back here with the token in the address. */
function NewCard({ visit, token }: { visit: PageVisit; token: string | undefined }) {
  const t = useT()
  const back = shopUrl(visit.locale, '/account/cards', { add: '1' })
  const url = `/payment/frame?${new URLSearchParams({ locale: visit.locale, return: back })}`
  return (
    <Part title={t('account.addCard')}>
      <Text quiet>{t('account.addCardText')}</Text>
      {token === undefined ? (
        <Island name="card-frame" wake="load" props={{ url }} />
      ) : (
        <form method="post" action={back}>
          <FormMarks action="card" />
          <input type="hidden" name="paymentToken" value={token} />
          <Button type="submit">{t('account.save')}</Button>
        </form>
      )}
    </Part>
  )
}

type CardFormProps = { visit: PageVisit; action: string; id: string; label: string; name: string }

const CardForm = ({ visit, action, id, label, name }: CardFormProps) => (
  <form method="post" action={shopUrl(visit.locale, '/account/cards')}>
    <FormMarks action={action} />
    <input type="hidden" name="card" value={id} />
    <button type="submit" aria-label={`${label}: ${name}`} className="py-2 underline underline-offset-4">
      {label}
    </button>
  </form>
)
