import { RECORDED_KINDS } from '#domain/staff/recorded-kinds.ts'
import { HISTORY_KINDS } from '#contract/staff/audit/history-kinds.ts'
import { useCall, useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { RECORDED_WORDS } from '../../i18n/recorded-words.ts'
import { useChangeSearch, type Search } from '../../lists/search.ts'
import { Field, SelectField } from '../../ui/field.tsx'

/** What is changed or looked at, and what was refused. */
const OBJECTS = [...RECORDED_KINDS, 'permission'] as const

export type HistorySearch = Search<'staffId' | 'kind' | 'objectType' | 'objectId' | 'call' | 'from' | 'to'>

/** Who, what, which and when. */
export function HistoryFilters({ search }: { readonly search: HistorySearch }) {
  const { t, language } = useI18n()
  const { data: me } = useMe()
  const change = useChangeSearch()
  return (
    <div className="filters">
      {me?.permissions.includes('staff.read') ? (
        <Who chosen={search.staffId} onChange={staffId => change({ staffId })} />
      ) : (
        <Field label={t('who')} value={search.staffId ?? ''} onChange={e => change({ staffId: e.target.value })} />
      )}
      <SelectField label={t('what')} value={search.kind ?? ''} onChange={e => change({ kind: e.target.value })}>
        <option value="">{t('any')}</option>
        {HISTORY_KINDS.map(kind => (
          <option key={kind} value={kind}>
            {t(`history_${kind}`)}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('filterCall')}
        placeholder="keys.create"
        value={search.call ?? ''}
        onChange={event => change({ call: event.target.value })}
      />
      <SelectField
        label={t('filterObject')}
        value={search.objectType ?? ''}
        onChange={event => change({ objectType: event.target.value })}
      >
        <option value="">{t('any')}</option>
        {OBJECTS.map(each => ({ each, word: RECORDED_WORDS[each][language] }))
          .toSorted((a, b) => a.word.localeCompare(b.word, language))
          .map(({ each, word }) => (
            <option key={each} value={each}>
              {word}
            </option>
          ))}
      </SelectField>
      <Field
        label={t('object')}
        value={search.objectId ?? ''}
        onChange={event => change({ objectId: event.target.value })}
      />
      <Field label={t('from')} type="date" value={search.from ?? ''} onChange={e => change({ from: e.target.value })} />
      <Field label={t('to')} type="date" value={search.to ?? ''} onChange={e => change({ to: e.target.value })} />
    </div>
  )
}

function Who({ chosen, onChange }: { readonly chosen: string | undefined; readonly onChange: (id: string) => void }) {
  const { t } = useI18n()
  const found = useCall('people.names')
  return (
    <SelectField label={t('who')} value={chosen ?? ''} onChange={event => onChange(event.target.value)}>
      <option value="">{t('any')}</option>
      {found.data?.names.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
