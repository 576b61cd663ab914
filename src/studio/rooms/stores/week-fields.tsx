import { useId } from 'react'
import { WEEKDAYS } from '#domain/stores/opening-hours.ts'
import { useWords } from '../../i18n/room-words.ts'
import type { Week } from './store.ts'
import { WORDS } from './words.ts'

type Span = [open: string, close: string]
const USUAL: Span = ['10:00', '19:00']

/** What is half typed cannot be saved, nor what closes before it opens. */
export const isSpan = ([open, close]: Span): boolean => open !== '' && open < close
export const hasAllHours = (hours: Week): boolean => Object.values(hours).every(isSpan)

/** Seven rows: open or not, and from when to when. */
export function WeekFields({ hours, onChange }: { readonly hours: Week; readonly onChange: (hours: Week) => void }) {
  const { w } = useWords(WORDS)
  return (
    <fieldset className="week">
      <legend>{w('week')}</legend>
      {WEEKDAYS.map(day => {
        const span = hours[day]
        const { [day]: _, ...others } = hours
        return (
          <div key={day} className="week-day">
            <label className="check">
              <input
                type="checkbox"
                checked={span !== undefined}
                onChange={event => onChange(event.target.checked ? { ...hours, [day]: USUAL } : others)}
              />
              {w(`day_${day}`)}
            </label>
            {span ? (
              <SpanFields name={w(`day_${day}`)} span={span} onChange={next => onChange({ ...hours, [day]: next })} />
            ) : (
              <span className="hint">{w('closed')}</span>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

type SpanProps = { readonly name: string; readonly span: Span; readonly onChange: (span: Span) => void }

export function SpanFields({ name, span: [open, close], onChange }: SpanProps) {
  const { w } = useWords(WORDS)
  const id = useId()
  const isBackwards = open !== '' && close !== '' && close <= open
  return (
    <span className="span">
      <input
        type="time"
        required
        aria-label={`${name}: ${w('from')}`}
        value={open}
        onChange={event => onChange([event.target.value, close])}
      />
      <span aria-hidden="true">–</span>
      <input
        type="time"
        required
        aria-label={`${name}: ${w('to')}`}
        aria-invalid={isSpan([open, close]) ? undefined : true}
        aria-describedby={isBackwards ? id : undefined}
        value={close}
        onChange={event => onChange([open, event.target.value])}
      />
      {isBackwards && (
        <span className="form-error" id={id}>
          {w('closesBefore')}
        </span>
      )}
    </span>
  )
}
