import { describe, expect, it } from 'vitest'
import { parseSection, parseSectionItem, parseSectionItems } from './content-parse.ts'
import { PREVIEWABLE_TYPES, SECTION_TYPES } from './content-section-types.ts'
import { SectionItem } from './content-sections.ts'
import { SPECIFIED_KINDS } from './specified-kinds.test-data.ts'

const anchor = { id: 'a-1', type: 'anchor', anchorName: 'fit' }
const broken = { id: 'a-2', type: 'anchor', anchorName: '9 lives' }
const unknown = { id: 'x-1', type: 'marquee' }

describe('reading content objects', () => {
  it('knows the 45 kinds of the specification, each once', () => {
    expect(new Set(SPECIFIED_KINDS).size).toBe(45)
    expect(SPECIFIED_KINDS.filter(kind => !SECTION_TYPES.includes(kind))).toEqual([])
  })

  it('has a schema for exactly the kinds that have a name: add the name, or the schema to the list of its file', () => {
    const inUnion = SectionItem.options.map(option => option.shape.type.value)
    expect(inUnion.toSorted()).toEqual(SECTION_TYPES.toSorted())
  })

  it('keeps promo bars and menus out of the preview tool', () => {
    expect(SECTION_TYPES.filter(type => !PREVIEWABLE_TYPES.some(shown => shown === type))).toEqual([
      'promo-bar',
      'promo-bar-message',
      'mega-menu-l1',
      'mega-menu-l2',
      'mega-menu-l3',
      'mega-menu-mobile',
      'mega-menu-banner',
      'mega-menu-visual-selector',
    ])
  })

  it('refuses an unknown kind and names it', () => {
    expect(parseSectionItem(unknown)).toMatchObject({
      item: undefined,
      problems: [{ component: 'marquee', id: 'x-1' }],
    })
  })

  it.each([null, 'hero', 7, [], {}])('refuses %j without throwing', value => {
    expect(parseSectionItem(value).item).toBeUndefined()
  })

  it('leaves out the broken item and keeps its neighbours', () => {
    const { items, problems } = parseSectionItems([anchor, broken, unknown, { ...anchor, id: 'a-3' }])
    expect(items.map(({ id }) => id)).toEqual(['a-1', 'a-3'])
    expect(problems.map(({ id }) => id)).toEqual(['a-2', 'x-1'])
  })

  it('leaves out a segment that only a later version knows, and keeps the others and the baseline', () => {
    const { item, problems } = parseSectionItem({
      id: 's-1',
      type: 'segmentation',
      segments: [
        { id: 'on-the-moon', targets: [anchor] },
        { id: 'loggedin', targets: [anchor] },
      ],
      baselines: [anchor],
    })
    expect(item).toMatchObject({ segments: [{ id: 'loggedin' }], baselines: [{ id: 'a-1' }] })
    expect(problems).toMatchObject([{ component: 'segmentation', id: 's-1' }])
    expect(problems[0]?.message).toContain('segments.0.id')
  })

  it('leaves a broken item out of a carousel, a segment and a variant, at any depth', () => {
    const carousel = { id: 'c-1', type: 'carousel', items: [anchor, broken] }
    const experiment = {
      id: 'e-1',
      type: 'experiment',
      experienceId: 'home-hero',
      variants: [{ variantId: '1-a', targets: [carousel, unknown] }],
    }
    const segmentation = {
      id: 's-1',
      type: 'segmentation',
      segments: [{ id: 'loggedin', targets: [experiment] }],
      baselines: [broken, anchor],
    }
    const { item, problems } = parseSectionItem(segmentation)
    expect(item).toMatchObject({
      segments: [{ targets: [{ variants: [{ targets: [{ type: 'carousel', items: [{ id: 'a-1' }] }] }] }] }],
      baselines: [{ id: 'a-1' }],
    })
    expect(problems.map(({ id }) => id)).toEqual(['a-2', 'x-1', 'a-2'])
  })

  it('refuses items nested without end', () => {
    let item: unknown = anchor
    for (let depth = 0; depth < 5000; depth++) item = { id: `c-${depth}`, type: 'carousel', items: [item] }
    expect(parseSectionItem(item).problems[0]?.message).toContain('nested')
  })

  it('refuses a link that runs script', () => {
    const link = (url: string) => ({ id: 'b', type: 'cta-buttons', targets: [{ text: 'Go', url }] })
    for (const url of ['javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example', 'data:text/html,x'])
      expect(parseSectionItem(link(url)).item, url).toBeUndefined()
    for (const url of ['/', '/en-gb/c/boots-2301?size=9', '#fit', 'https://cairn.test/a', 'mailto:help@cairn.test'])
      expect(parseSectionItem(link(url)).item, url).toBeDefined()
  })

  it('reads a section with the items that can be read', () => {
    const { section, problems } = parseSection({ name: 'main', items: [anchor, broken] })
    expect(section).toMatchObject({ name: 'main', lazy: false, items: [{ id: 'a-1' }] })
    expect(problems).toHaveLength(1)
    expect(parseSection({ name: 'main' }).section).toBeUndefined()
  })
})
