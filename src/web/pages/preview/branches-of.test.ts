import { expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { branchesOf } from './branches-of.ts'

it('heads an item with its own id and name', () => {
  const item = { ...SECTION_EXAMPLES.spacer, name: 'air' }
  expect(branchesOf(item)).toEqual([{ name: `${item.id} air`, items: [item] }])
})

it('shows every branch of a choice under the name of the choice', () => {
  const { segmentation } = SECTION_EXAMPLES
  const names = branchesOf({ ...segmentation, name: 'who' }).map(({ name }) => name)
  const own = `${segmentation.id} who – `
  expect(names).toEqual([...segmentation.segments.map(({ id }) => own + id), `${own}Baseline`])
  const { experiment } = SECTION_EXAMPLES
  expect(branchesOf(experiment).flatMap(({ items }) => items)).toEqual([
    ...experiment.variants.flatMap(({ targets }) => targets),
    ...experiment.baselines,
  ])
})
