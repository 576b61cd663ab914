import { isSegmentId, SEGMENT_IDS, segmentsLike } from '#domain/decision/segments.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import { isRaw } from '#domain/content/merge-layers.ts'
import { useWords } from '../../i18n/room-words.ts'
import { SEGMENT_WORDS } from '../../segments/words.ts'
import { SelectField } from '../../ui/field.tsx'
import { WORDS } from './words.ts'

type Props = {
  readonly variants: readonly string[]
  readonly value: string
  readonly onChange: (audience: string) => void
}

/** For whom the page is shown: anybody, one of the shop's segments, or whoever got a variant that stands on it. */
export function Audience({ variants, value, onChange }: Props) {
  const { w } = useWords(WORDS)
  const { w: segment } = useWords(SEGMENT_WORDS)
  return (
    <SelectField label={w('visitor')} value={value} onChange={event => onChange(event.target.value)}>
      <option value="">{w('anybody')}</option>
      <optgroup label={w('segments')}>
        {SEGMENT_IDS.map(each => (
          <option key={each} value={each}>
            {segment(each)}
          </option>
        ))}
      </optgroup>
      {variants.length > 0 && (
        <optgroup label={w('variants')}>
          {variants.map(each => (
            <option key={each}>{each}</option>
          ))}
        </optgroup>
      )}
    </SelectField>
  )
}

/** In the words of testers: everything that is true of whoever is looked for. */
export function testContextOf(audience: string): string | undefined {
  if (audience === '') return undefined
  return isSegmentId(audience) ? `segments:${segmentsLike(audience).join(',')}` : `variants:${audience}`
}

/** Variants of tests that stand on a page. */
export const variantsOf = (page: Raw): readonly string[] => [...new Set(variantsIn(page))]

function variantsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(variantsIn)
  if (!isRaw(value)) return []
  const own = typeof value['variantId'] === 'string' ? [value['variantId']] : []
  return [...own, ...Object.values(value).flatMap(variantsIn)]
}
