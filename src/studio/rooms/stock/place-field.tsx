import { useCall } from '../../calls/queries.ts'
import { SelectField } from '../../ui/field.tsx'

type Props = {
  readonly label: string
  readonly value: string
  /** Also those where one may only look. */
  readonly all?: boolean
  readonly onChange: (value: string) => void
}

export function PlaceField({ label, value, all = false, onChange }: Props) {
  const locations = useCall('stock.locations')
  const shown = locations.data?.locations.filter(({ mayChange }) => all || mayChange) ?? []
  return (
    <SelectField label={label} value={value} onChange={event => onChange(event.target.value)}>
      <option value="">–</option>
      {shown.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
