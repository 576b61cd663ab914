import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { HistoryButton } from '../../lists/object-history.tsx'
import { zoneOfSites } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { RuleDialog, type Rule } from './rule-dialog.tsx'
import { useMayChange } from './use-site.ts'
import { WORDS } from './words.ts'

/** Pins, boosts and buries: what is on, what comes and what is over. */
export function Rules() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/search' })
  const found = useCall('search.rules')
  const mayChange = useMayChange()
  const [opened, setOpened] = useState<Rule | 'new'>()
  const [leaving, setLeaving] = useState<Rule>()
  const remove = useSend('search.removeRule', ['search.rules', 'search.category'])
  const titleOf = useTitle()
  const columns = useColumns(titleOf)
  const actions = useActions(titleOf, setOpened, setLeaving)
  return (
    <>
      {mayChange && (
        <div className="list-head">
          <Button look="primary" onClick={() => setOpened('new')}>
            {w('addRule')}
          </Button>
        </div>
      )}
      <Answer of={found}>
        {({ rules }) =>
          rules.length === 0 ? (
            <Empty title={w('noRules')} text={w('ruleText')} />
          ) : (
            <ListTable
              caption={w('rules')}
              columns={columns}
              rows={rules}
              rowKey={({ id }) => id}
              search={search}
              actions={actions}
            />
          )
        }
      </Answer>
      {opened && <RuleDialog {...(opened === 'new' ? {} : { known: opened })} onClose={() => setOpened(undefined)} />}
      {leaving && (
        <Confirm
          title={w('remove')}
          text={w('removeText', { what: titleOf(leaving) })}
          action={w('remove')}
          busy={remove.isPending}
          onClose={() => setLeaving(undefined)}
          onConfirm={() =>
            remove.mutate([{ params: { ruleId: leaving.id }, query: { seen: leaving.mark } }], {
              onSuccess: () => setLeaving(undefined),
            })
          }
        />
      )}
    </>
  )
}

/** What a rule is about: a query, or the name of a category. */
function useTitle(): (rule: Rule) => string {
  const { data } = useCall('search.categories')
  return ({ on }) =>
    'term' in on
      ? `“${on.term}” (${on.language})`
      : (data?.categories.find(({ categoryId }) => categoryId === on.categoryId)?.title ?? String(on.categoryId))
}

function useColumns(titleOf: (rule: Rule) => string): readonly [Column<Rule>, ...Column<Rule>[]] {
  const { w } = useWords(WORDS)
  const { moment } = useI18n()
  return [
    { id: 'on', label: w('ruleOn'), by: titleOf, cell: titleOf },
    { id: 'effect', label: w('effect'), by: ({ effect }) => effect, cell: ({ effect }) => w(`effect_${effect}`) },
    {
      id: 'what',
      label: w('what'),
      cell: ({ what, styles }) =>
        'facet' in what ? `${w(`facet_${what.facet}`)}: ${what.value}` : styles.map(({ title }) => title).join(', '),
    },
    {
      id: 'state',
      label: w('state'),
      by: ({ state }) => state,
      cell: ({ state }) => <span className="tag">{w(`state_${state}`)}</span>,
    },
    {
      id: 'when',
      label: w('when'),
      className: 'nowrap light',
      by: ({ startsAt }) => startsAt,
      cell: ({ startsAt, endsAt, sites }) => (
        <>
          {[startsAt, endsAt].map(at => (at === undefined ? '' : moment(at, zoneOfSites(sites)))).join(' – ')}
          <span className="second">{sites.join(', ')}</span>
        </>
      ),
    },
    { id: 'made', label: w('madeBy'), by: ({ madeBy }) => madeBy, cell: ({ madeBy }) => madeBy },
  ]
}

function useActions(titleOf: (rule: Rule) => string, onChange: (rule: Rule) => void, onRemove: (rule: Rule) => void) {
  const { w } = useWords(WORDS)
  return {
    label: w('actions'),
    cell: (row: Rule) => (
      <>
        {row.mayChange && row.state !== 'over' && (
          <Button aria-label={`${w('change')} ${titleOf(row)}`} onClick={() => onChange(row)}>
            {w('change')}
          </Button>
        )}
        {row.mayChange && (
          <Button aria-label={`${w('remove')} ${titleOf(row)}`} onClick={() => onRemove(row)}>
            {w('remove')}
          </Button>
        )}
        <HistoryButton type="search-rule" id={row.id} name={titleOf(row)} />
      </>
    ),
  }
}
