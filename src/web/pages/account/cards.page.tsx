import type { PaymentInstrument } from '#contract/payment.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { FormMarks } from '#web/sign-in/step-frame.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Text } from '#web/ui/text.tsx'
import { titleOf } from '../sign-in/flow-page.tsx'
import { AccountFrame } from './account-frame.tsx'
import { accountAction, loadAccount, type AccountData } from './account-page.ts'

type Data = AccountData & { cards: PaymentInstrument[] }

const cardOf = (form: URLSearchParams) => ({ paymentInstrumentId: form.get('card') ?? '' })

export const cardsPage = page<Data>({
  path: '/:locale/account/cards',
  load: async visit => {
    const account = await loadAccount(visit)
    return { ...account, cards: (await visit.call('consumer.paymentInstruments')).payment_instruments }
  },
  head: (_data, visit) => ({ title: titleOf(visit, 'account.cards'), robots: 'noindex' }),
  View: CardsView,
  actions: {
    main: accountAction('/cards', 'saved', ({ call, form }) =>
      call('consumer.updatePaymentInstrument', { params: cardOf(form), body: { card: { main: true } } }),
    ),
    remove: accountAction('/cards', 'removed', ({ call, form }) =>
      call('consumer.removePaymentInstrument', { params: cardOf(form) }),
    ),
  },
})

function CardsView({ data: { cards, flash }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  return (
    <AccountFrame visit={visit} flash={flash} title={t('account.cards')}>
      {cards.length === 0 && <Text quiet>{t('account.noCards')}</Text>}
      <ul className="divide-y divide-stone-300 border-y border-stone-300">
        {cards.map(({ card }) => (
          <li key={card.paymentInstrumentId} className="flex flex-wrap items-center justify-between gap-4 py-5">
            <div>
              <p className="flex items-center gap-2 font-semibold capitalize">
                {t('account.ending', { brand: card.brand ?? '', lastFour: card.lastFour ?? '' })}
                {card.main && <Badge>{t('account.main')}</Badge>}
              </p>
              <p className="text-sm text-slate tabular-nums">
                {t('account.expires', { date: `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}` })}
              </p>
            </div>
            <div className="flex gap-4 text-sm">
              {!card.main && (
                <CardForm visit={visit} action="main" id={card.paymentInstrumentId} label={t('account.makeMain')} />
              )}
              <CardForm visit={visit} action="remove" id={card.paymentInstrumentId} label={t('account.remove')} />
            </div>
          </li>
        ))}
      </ul>
    </AccountFrame>
  )
}

const CardForm = ({ visit, action, id, label }: { visit: PageVisit; action: string; id: string; label: string }) => (
  <form method="post" action={`/${visit.locale}/account/cards`}>
    <FormMarks action={action} />
    <input type="hidden" name="card" value={id} />
    <button type="submit" className="underline underline-offset-4">
      {label}
    </button>
  </form>
)
