import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { Day } from './store.ts'
import { isSpan, SpanFields } from './week-fields.tsx'
import { WORDS } from './words.ts'

export const areDays = (days: readonly Day[]): boolean =>
  new Set(days.map(({ date }) => date)).size === days.length &&
  days.every(({ date, name, hours }) => date !== '' && name.trim() !== '' && (!hours || isSpan(hours)))

type Props = { readonly days: readonly Day[]; readonly onChange: (days: Day[]) => void }

/** Holidays and single days that are not as usual. */
export function ExceptionFields({ days, onChange }: Props) {
  const { w } = useWords(WORDS)
  const put = (at: number, day: Day) => onChange(days.map((each, place) => (place === at ? day : each)))
  return (
    <fieldset className="week">
      <legend>{w('exceptions')}</legend>
      <p className="hint">{w('exceptionsText')}</p>
      {days.map((day, at) => (
        <ExceptionRow
          key={at}
          day={day}
          onChange={next => put(at, next)}
          onRemove={() => onChange(days.filter((_, place) => place !== at))}
        />
      ))}
      <Button onClick={() => onChange([...days, { date: '', name: '', yearly: false }])}>{w('addDay')}</Button>
    </fieldset>
  )
}

type RowProps = { readonly day: Day; readonly onChange: (day: Day) => void; readonly onRemove: () => void }

function ExceptionRow({ day, onChange, onRemove }: RowProps) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const { hours, ...closed } = day
  return (
    <div className="exception">
      <Field
        label={w('date')}
        name="date"
        type="date"
        required
        value={day.date}
        onChange={event => onChange({ ...day, date: event.target.value })}
      />
      <Field
        label={w('dayName')}
        name="name"
        required
        maxLength={60}
        value={day.name}
        onChange={event => onChange({ ...day, name: event.target.value })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={day.yearly}
          onChange={event => onChange({ ...day, yearly: event.target.checked })}
        />
        {w('yearly')}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={hours !== undefined}
          onChange={event => onChange(event.target.checked ? { ...day, hours: ['10:00', '16:00'] } : closed)}
        />
        {w('opensThen')}
      </label>
      {hours && (
        <SpanFields name={day.name || w('date')} span={hours} onChange={next => onChange({ ...day, hours: next })} />
      )}
      <Button look="quiet" onClick={onRemove}>
        {t('remove')}
        <span className="unseen"> {day.name}</span>
      </Button>
    </div>
  )
}
