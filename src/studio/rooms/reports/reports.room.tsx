import { useStore } from '@nanostores/react'
import { useSearch } from '@tanstack/react-router'
import { COMPARISONS } from '#contract/staff/reports/report-words.ts'
import { addDays, dayOf, isIsoDate } from '#domain/time/dates.ts'
import { SITES, type SiteId } from '#domain/sites/sites.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useChangeSearch } from '../../lists/search.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { $preferences } from '../../preferences/preferences.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer } from '../../ui/state.tsx'
import { Deliveries } from './deliveries.tsx'
import { Goods } from './goods.tsx'
import { More } from './more.tsx'
import { Sales } from './sales.tsx'
import { WORDS } from './words.ts'

const DAYS = 28

/** Where the site is at home. */
const todayOn = (site: SiteId | undefined): string => dayOf(new Date(), site && SITES[site].timeZone)

/** What people look at in the morning: figures, each chart with its table beneath. */
export function ReportsRoom() {
  const { w } = useWords(WORDS)
  const moment = useSiteMoment()
  const { site } = useStore($preferences)
  const span = useSpan()
  const compare = COMPARISONS.find(each => each === span.compare)
  const where = { from: span.from, to: span.to, ...(site !== undefined && { site }) }
  const sales = useCall('reports.sales', { query: { ...where, by: span.by, ...(compare && { compare }) } })
  return (
    <Room title={w('reports')}>
      <SpanForm />
      <Answer of={sales}>
        {found => (
          <>
            {found.upTo !== undefined && <p className="hint">{w('upTo', { time: moment(found.upTo) })}</p>}
            <p className="hint">{w('contained')}</p>
            <Sales sales={found} span={where} by={span.by} />
          </>
        )}
      </Answer>
      {/* One word while all of it comes or fails, not one for each part. */}
      <div hidden={sales.data === undefined}>
        {site !== undefined && <Goods span={{ from: span.from, to: span.to, site }} />}
        {site === undefined && (
          <section className="part">
            <h2>{w('best')}</h2>
            <p className="hint">{w('chooseSite')}</p>
          </section>
        )}
        <Deliveries query={{ ...where, ...(compare && { compare }) }} />
        <More span={where} />
      </div>
    </Room>
  )
}

function useSpan() {
  const search = useSearch({ from: '/house/reports' })
  const { site } = useStore($preferences)
  const to = search.to !== undefined && isIsoDate(search.to) ? search.to : todayOn(site)
  const from =
    search.from !== undefined && isIsoDate(search.from) && search.from <= to ? search.from : addDays(to, 1 - DAYS)
  return {
    from,
    to,
    compare: search.compare ?? 'before',
    by: search.by === 'hour' ? ('hour' as const) : ('day' as const),
  }
}

function SpanForm() {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const change = useChangeSearch()
  const { from, to, compare, by } = useSpan()
  return (
    <div className="filters">
      <Field label={t('from')} type="date" value={from} max={to} onChange={e => change({ from: e.target.value })} />
      <Field label={t('to')} type="date" value={to} min={from} onChange={e => change({ to: e.target.value })} />
      <SelectField label={w('compare')} value={compare} onChange={e => change({ compare: e.target.value })}>
        <option value="none">{w('compare_none')}</option>
        {COMPARISONS.map(each => (
          <option key={each} value={each}>
            {w(`compare_${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={w('by')} value={by} onChange={e => change({ by: e.target.value })}>
        <option value="day">{w('by_day')}</option>
        <option value="hour">{w('by_hour')}</option>
      </SelectField>
    </div>
  )
}
