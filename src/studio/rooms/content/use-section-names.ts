import { useMemo } from 'react'
import { SECTION_NAMES } from '#contract/content/content-section-types.ts'
import { kindOf, type ContentKind } from '#domain/content/content-kinds.ts'
import type { Layers } from '#domain/content/edit-layers.ts'
import { layersIn, mergeLayers } from '#domain/content/merge-layers.ts'
import { itemsOf } from '#domain/content/told-differences.ts'
import { DEFAULT_LOCALE, languageOf } from '#domain/sites/sites.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useCategoryNames } from './category-names.ts'
import { itself } from './itself.ts'
import { nodesIn, outlineOf } from './outline-tree.ts'
import { WORDS } from './words.ts'

const MOST_LETTERS = 60
const cut = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).trimEnd()}…` : text)

/** Sections as editors call them: by their kind and first words, in the language one works in, or else in English. */
export function useSectionNames(layers: Layers, kind: ContentKind): (id: string) => string {
  const { w } = useWords(WORDS)
  const { language } = useI18n()
  const kinds = useWords(SECTION_NAMES)
  const nodes = useMemo(() => {
    const scopes = new Set(['any', languageOf(DEFAULT_LOCALE), language])
    return nodesIn(outlineOf(mergeLayers(layersIn(layers, [...scopes])), kind))
  }, [layers, kind, language])
  const shown = useCategoryNames(
    nodes.map(({ title }) => title),
    language,
  )
  return id => {
    const node = nodes.find(each => each.id === id)
    const type = node?.type ?? String(itemsOf(Object.values(layers)).get(id)?.['type'])
    const called = kinds.named(type, id)
    const title = cut(shown(node?.title ?? ''))
    return title === '' ? called : w('diffItem', { kind: called, title })
  }
}

/** The layers of an object that nobody writes on here, as they are written by now. */
export function useBodiesOf(slug: string): Layers {
  const layers = useCall('content.read', { params: { slug } }).data?.layers
  return useMemo(() => Object.fromEntries(layers?.map(({ scope, body }) => [scope, body]) ?? []), [layers])
}

/** The same of an object that nobody writes on here; what is no section of it is the object itself. */
export function useSectionNamesIn(slug: string): (id: string | undefined) => string {
  const { w } = useWords(WORDS)
  const nameOf = useSectionNames(useBodiesOf(slug), kindOf(slug))
  return id => (id === undefined || id === slug ? itself(kindOf(slug), w) : nameOf(id))
}
