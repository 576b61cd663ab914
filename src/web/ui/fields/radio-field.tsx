import { useId, type ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { FieldNotes } from './field-frame.tsx'
import { useValue, type ValueProps } from './use-value.ts'

type RadioChoice = { value: string; label: ReactNode; note?: ReactNode; aside?: ReactNode; disabled?: boolean }

type Props = ValueProps & {
  name: string
  legend: string
  choices: readonly RadioChoice[]
  error?: string | undefined
  hint?: ReactNode
  required?: boolean
  hideLegend?: boolean
  /** Rows with hairlines, for choices with notes and prices. */
  rows?: boolean
  className?: string
}

export function RadioField({
  name,
  legend,
  choices,
  error,
  hint,
  required,
  hideLegend = false,
  rows = false,
  className,
  ...given
}: Props) {
  const id = useId()
  const [chosen, setChosen] = useValue(given)
  return (
    <fieldset className={cx('flex flex-col gap-2', className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{legend}</legend>
      <div className={rows ? 'divide-y divide-stone-300 border-y border-stone-300' : 'flex flex-col gap-3'}>
        {choices.map(choice => (
          <label
            key={choice.value}
            className={cx('flex items-start gap-3', rows && 'py-4', choice.disabled && 'text-slate')}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              required={required}
              disabled={choice.disabled}
              checked={chosen === choice.value}
              onChange={() => setChosen(choice.value)}
              className="tick rounded-full"
            />
            <span className="flex-1 pt-0.5">
              {choice.label}
              {choice.note && <span className="block text-sm text-slate">{choice.note}</span>}
            </span>
            {choice.aside && <span className="pt-0.5 tabular-nums">{choice.aside}</span>}
          </label>
        ))}
      </div>
      <FieldNotes control={id} hint={hint} error={error} />
    </fieldset>
  )
}
