import type { SectionItem } from '#contract/content/content-sections.ts'

type Branch = { name: string; items: SectionItem[] }

/** What an editor sees of an item under its own id and name: of a choice, every branch, whoever would get it. */
export function branchesOf(item: SectionItem): Branch[] {
  const name = `${item.id} ${item.name ?? ''}`.trim()
  const branch = (which: string, items: SectionItem[]): Branch => ({ name: `${name} – ${which}`, items })
  switch (item.type) {
    case 'segmentation':
      return [...item.segments.map(({ id, targets }) => branch(id, targets)), branch('Baseline', item.baselines)]
    case 'experiment':
    case 'personalisation-experience':
      return [
        ...item.variants.map(({ variantId, targets }) => branch(variantId, targets)),
        branch('Baseline', item.baselines),
      ]
    default:
      return [{ name, items: [item] }]
  }
}
