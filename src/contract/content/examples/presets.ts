import { SECTION_TYPES, type SectionType } from '../content-section-types.ts'
import { SECTION_EXAMPLES } from './sections.ts'
import type { Raw } from '#domain/content/merge-layers.ts'

/** Beginnings that are often wanted: a kind with some of its fields said. */
export const PRESETS = [
  {
    name: 'campaign',
    type: 'hero',
    words: { title: 'Campaign', subtitle: '', titleStyle: 'display', titleH1: true, textAlignment: 'center' },
  },
  { name: 'story', type: 'banner-split', words: { title: 'A story', textAlignment: 'left', linkType: 'Text-Link' } },
  {
    name: 'smallPrint',
    type: 'rich-text',
    words: { title: undefined, targets: undefined, richText: '<p><small>Terms apply.</small></p>' },
  },
  {
    name: 'heading',
    type: 'rich-text',
    words: { title: undefined, targets: undefined, richText: '<h2>Heading</h2><p>Text</p>' },
  },
] as const satisfies readonly { name: string; type: SectionType; words: Raw }[]

/** The example of a kind, or of a preset; what is said as undefined is left out. */
export function exampleOf(name: string): Raw | undefined {
  const preset = PRESETS.find(each => each.name === name)
  const type = SECTION_TYPES.find(each => each === (preset?.type ?? name))
  if (!type) return undefined
  const said = Object.entries({ ...SECTION_EXAMPLES[type], ...preset?.words })
  return Object.fromEntries(said.filter(([, value]) => value !== undefined))
}
