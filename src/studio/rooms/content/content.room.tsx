import { Link, useSearch } from '@tanstack/react-router'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { CONTENT_KINDS, LAYER_STATES, type ContentSort, type LayerState } from '#domain/content/content-kinds.ts'
import { call } from '../../calls/call.ts'
import { useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useScopeNames } from '../../i18n/scope-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { useFilteredPages } from '../../lists/use-pages.ts'
import { useTyped } from '../../lists/use-typed.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Room } from '../../ui/room.tsx'
import { Empty } from '../../ui/state.tsx'
import { useCategoryNames } from './category-names.ts'
import { isOnly } from './itself.ts'
import { NewPageDialog } from './new-page-dialog.tsx'
import { LIST_WORDS } from './words/list.ts'

type Row = OutputOf<StaffEndpointOf<'content.list'>>['rows'][number]
type Layer = Row['layers'][number]

const WORD_OF = { working: 'isWorking', scheduled: 'isScheduled', live: 'isLive', none: 'isNot' } as const
const stateOf = ({ live, scheduledFor, working }: Layer): LayerState =>
  working ? 'working' : scheduledFor !== undefined ? 'scheduled' : live ? 'live' : 'none'
/** As the address says it, and as the server is asked. */
const SORTS = new Map<string | undefined, ContentSort>([
  ['changed', 'oldest'],
  ['-changed', 'changed'],
])

/** Everything editors write, and what is live, scheduled and begun of it. */
export function ContentRoom() {
  const { t, language } = useI18n()
  const { w } = useWords(LIST_WORDS)
  const mayWrite = useMe().data?.permissions.includes('content.write') ?? false
  const search = useSearch({ from: '/house/content' })
  const change = useChangeSearch()
  const { q = '' } = search
  const kind = CONTENT_KINDS.find(each => each === search.kind)
  const [typed, setTyped] = useTyped(q, text => change({ q: text }))
  const state = LAYER_STATES.find(each => WORD_OF[each] === search.state)
  const wanted = {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(kind && { kind }),
    ...(state && { state }),
    sort: SORTS.get(search.sort) ?? 'name',
  }
  const found = useFilteredPages(
    'content.list',
    after => call('content.list', { query: { ...wanted, ...after } }),
    wanted,
  )
  const titles = found.data?.pages.flatMap(({ rows }) => rows.flatMap(({ title = [] }) => title)) ?? []
  const columns = useColumns(useCategoryNames(titles, language))
  return (
    <Room
      title={w('content')}
      actions={
        mayWrite && (
          <Button look="primary" onClick={() => change({ open: 'new' })}>
            {t('newPage')}
          </Button>
        )
      }
    >
      {search.open === 'new' && mayWrite && <NewPageDialog onClose={() => change({ open: undefined })} />}
      <div className="desk-filters">
        <Field
          label={w('find')}
          type="search"
          maxLength={80}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <SelectField label={w('kind')} value={kind ?? ''} onChange={event => change({ kind: event.target.value })}>
          <option value="">{w('allKinds')}</option>
          {CONTENT_KINDS.map(each => (
            <option key={each} value={each}>
              {w(`kind_${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={w('state')}
          value={state ? WORD_OF[state] : ''}
          onChange={event => change({ state: event.target.value })}
        >
          <option value="">{w('anyState')}</option>
          {LAYER_STATES.map(each => (
            <option key={each} value={WORD_OF[each]}>
              {w(WORD_OF[each])}
            </option>
          ))}
        </SelectField>
      </div>
      <Pages of={found} empty={<Empty title={w('noneFound')} />}>
        {rows => (
          <ListTable
            caption={w('content')}
            columns={columns}
            rows={rows}
            rowKey={row => row.slug}
            search={search}
            blocks
          />
        )}
      </Pages>
    </Room>
  )
}

function useColumns(nameOf: (title: string) => string): readonly [Column<Row>, ...Column<Row>[]] {
  const { w } = useWords(LIST_WORDS)
  const moment = useSiteMoment()
  return [
    {
      id: 'name',
      label: w('name'),
      cell: row => (
        <>
          <Link to="/content/edit/$" params={{ _splat: row.slug }}>
            {isOnly(row.kind) ? w(`kind_${row.kind}`) : nameOf(row.title ?? row.slug)}
          </Link>
          <span className="second">{row.slug}</span>
        </>
      ),
    },
    { id: 'kind', label: w('kind'), cell: row => w(`kind_${row.kind}`) },
    {
      id: 'layers',
      label: w('layers'),
      cell: row => row.layers.map(layer => <LayerBadge key={layer.scope} layer={layer} />),
    },
    {
      id: 'changed',
      label: w('changed'),
      className: 'nowrap',
      by: 'server',
      cell: row => (row.changedAt === undefined ? '–' : moment(row.changedAt)),
    },
  ]
}

/** A layer and how it stands: said in words for those who do not see the colour. */
function LayerBadge({ layer }: { readonly layer: Layer }) {
  const { w } = useWords(LIST_WORDS)
  const scopeNamed = useScopeNames()
  const state = WORD_OF[stateOf(layer)]
  return (
    <span className={`layer-badge layer-${state}`} title={`${scopeNamed(layer.scope)}: ${w(state)}`}>
      {layer.scope === 'any' ? w('forAll') : layer.scope}
      <span className="unseen"> {w(state)}</span>
    </span>
  )
}
