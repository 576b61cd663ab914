import type { SectionItem } from '#contract/content/content-sections.ts'
import { parseVariantId } from '#domain/decision/bucketing.ts'
import { chooseSegment, type Viewer } from '#domain/decision/segments.ts'
import type { TestContext } from '#domain/decision/test-context.ts'

export type Choosing = {
  readonly viewer: Viewer
  /** The decided variant of each experience; what is missing shows its baseline. */
  readonly variants: ReadonlyMap<string, string>
  /** Personalisation appears only while testing is active: with consent, and where it is switched on. */
  readonly testing: boolean
  readonly test: TestContext
}

/** Puts in place of every choice what this visitor gets. A choice without a result leaves nothing. */
export function chooseItems(items: readonly SectionItem[], choosing: Choosing): SectionItem[] {
  return items.flatMap(item => chosen(item, choosing))
}

function chosen(item: SectionItem, choosing: Choosing): SectionItem[] {
  switch (item.type) {
    case 'segmentation': {
      const segment = chooseSegment(item.segments, choosing.viewer, choosing.test.segments)
      return placed(item, chooseItems(segment?.targets ?? item.baselines, choosing))
    }
    case 'experiment':
      return placed(item, chooseItems(targetsOf(item, choosing), choosing))
    case 'personalisation-experience':
      return choosing.testing ? placed(item, chooseItems(targetsOf(item, choosing), choosing)) : []
    case 'carousel':
    case 'filter-by':
      return [holding(item, chooseItems(item.items, choosing))]
    default:
      return [item]
  }
}

/** The same object where nothing was to choose, so that what was rendered from it can be used again. */
function holding<T extends SectionItem & { readonly items: readonly SectionItem[] }>(item: T, items: SectionItem[]): T {
  const same = items.length === item.items.length && items.every((each, at) => each === item.items[at])
  return same ? item : { ...item, items }
}

type Choice = Extract<SectionItem, { type: 'experiment' | 'personalisation-experience' }>

function targetsOf({ experienceId, variants, baselines }: Choice, { variants: decided, testing, test }: Choosing) {
  const forced = variants.find(({ variantId }) => test.variants.includes(variantId))
  const decision = testing ? decided.get(experienceId) : undefined
  const key = decision === undefined ? undefined : (parseVariantId(decision)?.key ?? decision)
  const variant =
    forced ?? variants.find(({ variantId }) => variantId === decision || parseVariantId(variantId)?.key === key)
  return variant?.targets ?? baselines
}

/** What an editor set on the choice itself holds for what is chosen. */
function placed(choice: SectionItem, items: SectionItem[]): SectionItem[] {
  return items.map((item, index) => placedItem(choice, item, index === items.length - 1))
}

/** Nothing is counted for a test that has no variants any more. */
const isOver = (choice: SectionItem): boolean => choice.type === 'experiment' && choice.variants.length === 0

type Placed = WeakMap<SectionItem, WeakMap<SectionItem, SectionItem>>
const known: { readonly last: Placed; readonly inner: Placed } = { last: new WeakMap(), inner: new WeakMap() }

/** Made once for each choice and item, so that what was rendered from it can be used again. */
function placedItem(choice: SectionItem, item: SectionItem, last: boolean): SectionItem {
  const ofPlace = known[last ? 'last' : 'inner']
  const ofChoice = ofPlace.get(choice) ?? new WeakMap<SectionItem, SectionItem>()
  ofPlace.set(choice, ofChoice)
  const { bottomMargins, hideOnBreakpoint, isFullWidth, isSticky, trackingEvent } = choice
  const experienceId = isOver(choice) ? undefined : choice.experienceId
  const placed = ofChoice.get(item) ?? {
    ...item,
    ...(last && bottomMargins && !item.bottomMargins ? { bottomMargins } : {}),
    ...(hideOnBreakpoint && !item.hideOnBreakpoint ? { hideOnBreakpoint } : {}),
    ...(isFullWidth !== undefined && item.isFullWidth === undefined ? { isFullWidth } : {}),
    ...(isSticky !== undefined && item.isSticky === undefined ? { isSticky } : {}),
    ...(experienceId !== undefined && item.experienceId === undefined ? { experienceId } : {}),
    ...(trackingEvent && !item.trackingEvent ? { trackingEvent } : {}),
  }
  ofChoice.set(item, placed)
  return placed
}
