import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { WORDS } from './words.ts'

export type Came = Readonly<Record<string, string>>
type Line = { readonly sku: string; readonly name: string; readonly size: string; readonly most: number }
type Props = { readonly lines: readonly Line[]; readonly came: Came; readonly onChange: (came: Came) => void }

export const cameLines = (lines: readonly Line[], came: Came) =>
  lines.map(({ sku, most }) => ({ sku, qty: Number(came[sku] ?? most) }))

export const areNumbers = (lines: readonly { readonly qty: number }[]): boolean =>
  lines.every(({ qty }) => Number.isInteger(qty) && qty >= 0)

/** How many of each came; all of them unless somebody says otherwise. */
export function CameFields({ lines, came, onChange }: Props) {
  const { w } = useWords(WORDS)
  return (
    <div className="came-fields">
      {lines.map(({ sku, name, size, most }) => (
        <Field
          key={sku}
          label={w('cameNow', { sku })}
          hint={`${name} · ${w('size', { size })}`}
          type="number"
          inputMode="numeric"
          min={0}
          required
          value={came[sku] ?? most}
          onChange={event => onChange({ ...came, [sku]: event.target.value })}
        />
      ))}
    </div>
  )
}
