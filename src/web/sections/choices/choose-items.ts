import type { SectionItem } from '#contract/content-sections.ts'
import { parseVariantId } from '#domain/bucketing.ts'
import { chooseSegment, type Viewer } from '#domain/segments.ts'
import type { TestContext } from '#domain/test-context.ts'

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
      return [{ ...item, items: chooseItems(item.items, choosing) }]
    default:
      return [item]
  }
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
  const { bottomMargins, hideOnBreakpoint, experienceId } = choice
  return items.map((item, index) => ({
    ...item,
    ...(index === items.length - 1 && bottomMargins && !item.bottomMargins ? { bottomMargins } : {}),
    ...(hideOnBreakpoint && !item.hideOnBreakpoint ? { hideOnBreakpoint } : {}),
    ...(experienceId !== undefined && item.experienceId === undefined ? { experienceId } : {}),
  }))
}
