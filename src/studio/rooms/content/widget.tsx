import { useState } from 'react'
import type { Raw } from '#domain/content/merge-layers.ts'
import { FIRST_DAY, LAST_DAY } from '#domain/time/calendar.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useChoiceWords } from './choice-words.ts'
import type { FieldShape } from './schema-fields.ts'
import { ColourInput } from './widgets/colour-input.tsx'
import { LinkInput } from './widgets/link-input.tsx'
import { PairsInput } from './widgets/pairs-input.tsx'
import { RichInput } from './widgets/rich-input.tsx'
import { TargetPicker } from './widgets/target-picker.tsx'
import { WORDS } from './words.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly shape: FieldShape
  /** The object whose field it is. */
  readonly beside: Raw
  readonly value: unknown
  /** Undefined takes the field away. */
  readonly onChange: (value: unknown) => void
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** One input for one value, by what the value means. */
export function Widget({ id, label, shape, beside, value, onChange }: Props) {
  const { w } = useWords(WORDS)
  const said = useChoiceWords()
  const orNothing = (text: string) => onChange(text === '' && shape.optional ? undefined : text)
  switch (shape.kind) {
    case 'rich':
      return <RichInput id={id} label={label} value={textOf(value)} onChange={orNothing} />
    case 'long':
      return <textarea id={id} rows={3} value={textOf(value)} onChange={event => orNothing(event.target.value)} />
    case 'number':
      return (
        <input
          id={id}
          type="number"
          step="any"
          value={textOf(value)}
          onChange={event => onChange(event.target.value === '' ? undefined : event.target.valueAsNumber)}
        />
      )
    case 'flag':
      return (
        <input id={id} type="checkbox" checked={value === true} onChange={event => onChange(event.target.checked)} />
      )
    case 'date':
      return (
        <input
          id={id}
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
          value={textOf(value)}
          onChange={event => orNothing(event.target.value)}
        />
      )
    case 'choice':
      return (
        <select
          id={id}
          value={textOf(value)}
          onChange={event => onChange(shape.options.find(each => String(each) === event.target.value))}
        >
          {(shape.optional || value === undefined) && <option value="">{w('notSet')}</option>}
          {shape.options.map(each => (
            <option key={each} value={each}>
              {said(shape.key, each)}
            </option>
          ))}
        </select>
      )
    case 'choices':
      return (
        <Choices id={id} label={label} field={shape.key} options={shape.options} value={value} onChange={onChange} />
      )
    case 'colour':
      return <ColourInput id={id} field={shape.key} value={textOf(value)} beside={beside} onChange={onChange} />
    case 'pairs':
      return <PairsInput id={id} value={value} onChange={onChange} />
    case 'picked':
      return <TargetPicker id={id} from={shape.from} value={value} onChange={onChange} />
    case 'link':
      return <LinkInput id={id} value={textOf(value)} onChange={orNothing} />
    case 'lines':
      return (
        <textarea
          id={id}
          rows={3}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={event => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
        />
      )
    case 'text':
      return <input id={id} type="text" value={textOf(value)} onChange={event => orNothing(event.target.value)} />
    default:
      return <Json id={id} value={value} onChange={onChange} />
  }
}

type Any = Pick<Props, 'id' | 'value' | 'onChange'>

type ChoicesProps = Any &
  Pick<Props, 'label'> & { readonly field: string; readonly options: readonly (string | number)[] }

function Choices({ id, label, field, options, value, onChange }: ChoicesProps) {
  const said = useChoiceWords()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <fieldset className="bare ticks" id={id} aria-label={label}>
      {options.map(each => (
        <label key={each}>
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={event =>
              onChange(options.filter(option => (option === each ? event.target.checked : chosen.includes(option))))
            }
          />
          {said(field, each)}
        </label>
      ))}
    </fieldset>
  )
}

/** What has no widget of its own is written as in a file; it counts once it can be read. */
function Json({ id, value, onChange }: Any) {
  const [typed, setTyped] = useState(() => JSON.stringify(value ?? null, null, 2))
  return (
    <textarea
      id={id}
      rows={4}
      spellCheck={false}
      value={typed}
      onChange={event => {
        setTyped(event.target.value)
        const read = readJson(event.target.value)
        if (read) onChange(read.value)
      }}
    />
  )
}

function readJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
