import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { call } from '../../calls/call.ts'
import { useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { WhyCart } from '../../why/why-dialog.tsx'
import { WHY_WORDS } from '../../why/words.ts'
import type { Customer } from './customer.ts'
import { WORDS } from './words.ts'

/** Orders, carts, cases and other accounts that may be the same person's. */
export function Belongings({ customer }: { readonly customer: Customer }) {
  const { w } = useWords(WORDS)
  const may = useMe().data?.permissions ?? []
  return (
    <>
      {may.includes('orders.read') && <Orders id={customer.id} />}
      <Carts carts={customer.carts} />
      {may.includes('conversations.read') && <Conversations id={customer.id} />}
      {customer.duplicates.length > 0 && (
        <Part title={w('duplicates')} none="">
          {customer.duplicates.map(({ id, name, email }) => (
            <li key={id}>
              <Link to="/customers/$id" params={{ id }}>
                {name ?? email}
              </Link>
              <span className="second">{email}</span>
            </li>
          ))}
        </Part>
      )}
    </>
  )
}

type Of = { readonly id: string }

function Orders({ id }: Of) {
  const { w, named } = useWords(WORDS)
  const { money } = useI18n()
  const moment = useSiteMoment()
  const found = usePages('customers.orders', query => call('customers.orders', { params: { id }, query }), id)
  return (
    <section className="part">
      <h2>{w('orders')}</h2>
      <Pages of={found} empty={<p className="hint">{w('noOrders')}</p>}>
        {rows => (
          <ul className="thing-rows">
            {rows.map(({ number, status, placedAt, total, currency }) => (
              <li key={number}>
                <Link to="/orders/$number" params={{ number }}>
                  {number}
                </Link>
                <span className="second">
                  {moment(placedAt)} · {named(`status_${status}`, status)} · {money(total, currency)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}

function Conversations({ id: of }: Of) {
  const { w, named } = useWords(WORDS)
  const moment = useSiteMoment()
  const ask = (query: { after?: string }) => call('customers.conversations', { params: { id: of }, query })
  const found = usePages('customers.conversations', ask, of)
  return (
    <section className="part">
      <h2>{w('conversations')}</h2>
      <Pages of={found} empty={<p className="hint">{w('noConversations')}</p>}>
        {rows => (
          <ul className="thing-rows">
            {rows.map(({ id, kind, status, openedAt }) => (
              <li key={id}>
                <Link to="/conversations/$id" params={{ id }}>
                  {id}
                </Link>
                <span className="second">
                  {named(`kind_${kind}`, kind)} · {w(`state_${status}`)} · {moment(openedAt)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}

/** What they are about to buy, and what makes each amount of it. */
function Carts({ carts }: Pick<Customer, 'carts'>) {
  const { w } = useWords(WORDS)
  const { w: ask } = useWords(WHY_WORDS)
  const [asked, setAsked] = useState<string>()
  return (
    <Part title={w('carts')} none={w('noCarts')}>
      {carts.map(({ basketId, site, units }) => (
        <li key={basketId}>
          {site}
          <span className="second">{w('pieces', { count: units })}</span>
          <Button look="quiet" onClick={() => setAsked(basketId)}>
            {ask('why')}
          </Button>
          {asked === basketId && <WhyCart basketId={basketId} onClose={() => setAsked(undefined)} />}
        </li>
      ))}
    </Part>
  )
}

type PartProps = { readonly title: string; readonly none: string; readonly children: readonly ReactNode[] }

function Part({ title, none, children }: PartProps) {
  return (
    <section className="part">
      <h2>{title}</h2>
      {children.length === 0 ? <p className="hint">{none}</p> : <ul className="thing-rows">{children}</ul>}
    </section>
  )
}
