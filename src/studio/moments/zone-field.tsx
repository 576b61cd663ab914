import { SITE_IDS, SITES } from '#domain/sites/sites.ts'
import { useWords } from '../i18n/room-words.ts'
import { SelectField } from '../ui/field.tsx'
import { WORDS } from './words.ts'

const ZONES = [...Map.groupBy(SITE_IDS, id => SITES[id].timeZone)]

/** In whose time moments are written and shown; the moments stay the same. */
export function ZoneField({ zone, onChange }: { readonly zone: string; readonly onChange: (zone: string) => void }) {
  const { w } = useWords(WORDS)
  return (
    <SelectField label={w('zone')} value={zone} onChange={event => onChange(event.target.value)}>
      {ZONES.map(([each, sites]) => (
        <option key={each} value={each}>
          {w('zoneOf', { sites: sites.join(', '), zone: each })}
        </option>
      ))}
      <option value="UTC">UTC</option>
    </SelectField>
  )
}
