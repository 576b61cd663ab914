import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

type Named = OutputOf<StaffEndpointOf<'styles.choices'>>['genders'][number]

/** What the shop calls those for whom a style is, and its makes: its own words first, then ours, then the bare one. */
export function useStyleWords() {
  const { language } = useI18n()
  const { named } = useWords(WORDS)
  const choices = useCall('styles.choices')
  const { genders = [], brands = [] } = choices.data ?? {}
  const nameIn = (all: readonly Named[], value: string, otherwise: string) => {
    const names = all.find(each => each.value === value)?.names
    return names?.[language] ?? names?.en ?? otherwise
  }
  return {
    genders: genders.map(({ value }) => value),
    brands: brands.map(({ value }) => value),
    genderName: (value: string) => nameIn(genders, value, named(`gender_${value}`, value)),
    brandName: (value: string) => nameIn(brands, value, value),
  }
}
