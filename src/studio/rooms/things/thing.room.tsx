import { useParams } from '@tanstack/react-router'
import type { OutputOf } from '#contract/client.ts'
import { THING_KINDS } from '#contract/staff/desk/found-kinds.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { PERSON_STATES } from '#contract/staff/people/staff-states.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { HistoryTable } from '../../lists/history-table.tsx'
import { ThingLink } from '../../lists/thing-link.tsx'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { useRoleName } from '../../permissions/role-names.ts'
import { NoPage } from '../../ui/no-page.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { FACTS } from './words.ts'

type Thing = OutputOf<StaffEndpointOf<'things.read'>>

/** One thing that was found: what it is, what belongs to it, and what staff did to it. */
export function ThingRoom() {
  const { kind, _splat: id } = useParams({ from: '/house/things/$kind/$' })
  const known = THING_KINDS.find(each => each === kind)
  return known && id !== undefined ? <OneThing kind={known} id={id} /> : <NoPage />
}

function OneThing({ kind, id }: { readonly kind: Thing['kind']; readonly id: string }) {
  const { t } = useI18n()
  const thing = useCall('things.read', { params: { kind, id } })
  return (
    <Answer of={thing}>
      {found => (
        <Room title={found.title} kicker={t(`found_${kind}`)}>
          <Facts facts={found.facts} />
          {found.lists
            .filter(({ rows }) => rows.length > 0)
            .map(list => (
              <Rows key={list.name} list={list} />
            ))}
          {found.history && (
            <section className="part">
              <h2>{t('history')}</h2>
              {found.history.length === 0 ? (
                <Empty title={t('noThingHistory')} />
              ) : (
                <HistoryTable rows={found.history} />
              )}
            </section>
          )}
        </Room>
      )}
    </Answer>
  )
}

function Facts({ facts }: { readonly facts: Thing['facts'] }) {
  const { t } = useI18n()
  const { named } = useWords(FACTS)
  return (
    <dl className="facts facts-framed" aria-label={t('facts')}>
      {facts.map(fact => (
        <div key={fact.name}>
          <dt>{named(fact.name, fact.name)}</dt>
          <dd>
            <FactValue fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FactValue({ fact }: { readonly fact: Thing['facts'][number] }) {
  const { money, t } = useI18n()
  const moment = useSiteMoment()
  const roleName = useRoleName()
  const wordFor = ({ name, value: said }: Thing['facts'][number]) => {
    if (name === 'roles') return said.split(', ').map(roleName).join(', ')
    const state = name === 'state' ? PERSON_STATES.find(each => each === said) : undefined
    return state === undefined ? said : t(`state_${state}`)
  }
  const value =
    fact.as === 'moment'
      ? moment(fact.value)
      : fact.as === 'money'
        ? money(Number(fact.value), fact.currency ?? 'USD')
        : wordFor(fact)
  return fact.link ? <ThingLink {...fact.link}>{value}</ThingLink> : value
}

function Rows({ list: { name, rows } }: { readonly list: Thing['lists'][number] }) {
  const { named } = useWords(FACTS)
  return (
    <section className="part">
      <h2>{named(name, name)}</h2>
      <ul className="thing-rows">
        {rows.map(row => (
          <li key={`${row.title} ${row.detail}`}>
            {row.link ? <ThingLink {...row.link}>{row.title}</ThingLink> : row.title}
            <span className="second">{row.detail}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
