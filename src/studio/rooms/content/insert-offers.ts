import { PREVIEWABLE_TYPES, type SectionType } from '#contract/content/content-section-types.ts'
import { PRESETS } from '#contract/content/examples/presets.ts'
import type { Place } from '#domain/content/carry-items.ts'
import type { ContentKind } from '#domain/content/content-kinds.ts'
import { itemOf, type Layers } from '#domain/content/edit-layers.ts'

/** Lists that hold one kind of item and no other: those of objects, and those of items. */
const OF_OBJECTS: Readonly<Partial<Record<ContentKind, SectionType>>> = {
  menu: 'mega-menu-l1',
  footer: 'footer-item',
  popups: 'pop-up',
  'promo-bar': 'promo-bar-message',
}
const OF_ITEMS: Readonly<Record<string, SectionType>> = {
  'mega-menu-l1 children': 'mega-menu-l2',
  'mega-menu-l1 visualSelectors': 'mega-menu-visual-selector',
  'mega-menu-l2 children': 'mega-menu-l3',
  'mega-menu-mobile items': 'mega-menu-l1',
  'promo-bar messages': 'promo-bar-message',
}
const ALONE: ReadonlySet<unknown> = new Set(Object.values(OF_ITEMS))
/** They stand in lists of their own kind and nowhere else. */
const OF_ONE_LIST: ReadonlySet<string> = new Set([...Object.values(OF_ITEMS), ...Object.values(OF_OBJECTS)])

export type Offer = { readonly name: (typeof PRESETS)[number]['name'] | SectionType; readonly type: SectionType }

/** What can be put at a place: one kind where its list holds no other, else whatever a page can hold. */
export function offersAt(layers: Layers, kind: ContentKind, place: Place): readonly Offer[] {
  const only = onlyAt(layers, kind, place)
  return only
    ? [{ name: only, type: only }]
    : [...PRESETS.map(({ name, type }) => ({ name, type })), ...PREVIEWABLE_TYPES.map(type => ({ name: type, type }))]
}

/** Whether an item of this type may be moved to a place. */
export function mayStandAt(layers: Layers, kind: ContentKind, place: Place, type: string): boolean {
  const only = onlyAt(layers, kind, place)
  return only ? only === type : !OF_ONE_LIST.has(type)
}

function onlyAt(layers: Layers, kind: ContentKind, place: Place): SectionType | undefined {
  const ofObject = OF_OBJECTS[kind]
  if ('after' in place) {
    const type = itemOf(layers, place.after)?.['type']
    return [...Object.values(OF_ITEMS), ofObject].find(each => each === type && (ALONE.has(type) || each === ofObject))
  }
  if (place.owner === undefined) return ofObject
  const list = place.path.findLast(part => typeof part === 'string')
  return OF_ITEMS[`${String(itemOf(layers, place.owner)?.['type'])} ${list}`]
}
