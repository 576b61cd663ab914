import { describe, expect, it } from 'vitest'
import type { SectionItem } from '#contract/content/content-sections.ts'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { GUEST, isSegmentId, type SegmentId, type Viewer } from '#domain/decision/segments.ts'
import { chooseItems, type Choosing } from './choose-items.ts'

const spacer = (id: string): SectionItem => ({ ...SECTION_EXAMPLES.spacer, id })
const choosing = (over: Partial<Choosing> = {}): Choosing => ({
  viewer: GUEST,
  variants: new Map(),
  testing: true,
  test: { segments: [], variants: [] },
  ...over,
})
const idsOf = (item: SectionItem, by: Choosing) => chooseItems([item], by).map(({ id }) => id)

const VISITORS = {
  guest: GUEST,
  'guest with a cart': { ...GUEST, cartEmpty: false },
  member: { ...GUEST, loggedIn: true },
  loyal: { ...GUEST, loggedIn: true, loyalty: true },
  employee: { ...GUEST, loggedIn: true, employee: true },
  athlete: { ...GUEST, loggedIn: true, athlete: true },
  ipa: { ...GUEST, loggedIn: true, ipa: true },
  wranx: { ...GUEST, loggedIn: true, wranx: true },
} as const satisfies Record<string, Viewer>

/** Which visitors see each segment. */
const TABLE = {
  loggedout: ['guest', 'guest with a cart'],
  loggedin: ['member', 'loyal', 'employee', 'athlete', 'ipa', 'wranx'],
  'loyalty-loggedin': ['loyal'],
  'non-loyalty-loggedin': ['member', 'employee', 'athlete', 'ipa', 'wranx'],
  'employee-loggedin': ['employee'],
  'non-employee-loggedin': ['member', 'loyal', 'athlete', 'ipa', 'wranx'],
  'cart-empty': ['guest', 'member', 'loyal', 'employee', 'athlete', 'ipa', 'wranx'],
  'cart-not-empty': ['guest with a cart'],
  'ipa-wranx-loggedin': ['ipa', 'wranx'],
  'non-ipa-wranx-loggedin': ['member', 'loyal', 'employee', 'athlete'],
  'wranx-loggedin': ['wranx'],
  'non-wranx-loggedin': ['member', 'loyal', 'employee', 'athlete', 'ipa'],
  'ipa-loggedin': ['ipa'],
  'non-ipa-loggedin': ['member', 'loyal', 'employee', 'athlete', 'wranx'],
  'athletes-loggedin': ['athlete'],
  'non-athletes-loggedin': ['member', 'loyal', 'employee', 'ipa', 'wranx'],
} as const satisfies Record<SegmentId, readonly (keyof typeof VISITORS)[]>

describe('segmentation', () => {
  const segmented = (id: SegmentId): SectionItem => ({
    ...SECTION_EXAMPLES.segmentation,
    segments: [{ id, targets: [spacer('match')] }],
    baselines: [spacer('baseline')],
  })

  it.each(Object.keys(TABLE).filter(isSegmentId))('shows %s to whom it is for, the baseline to the rest', id => {
    const seen = Object.entries(VISITORS).filter(
      ([, viewer]) => idsOf(segmented(id), choosing({ viewer }))[0] === 'match',
    )
    expect(seen.map(([name]) => name)).toEqual(TABLE[id])
  })

  it('takes the first segment that matches', () => {
    const item: SectionItem = {
      ...SECTION_EXAMPLES.segmentation,
      segments: [
        { id: 'cart-empty', targets: [spacer('first')] },
        { id: 'loggedout', targets: [spacer('second')] },
      ],
    }
    expect(idsOf(item, choosing())).toEqual(['first'])
  })

  it('can be forced by a test context', () => {
    const test = { segments: ['loyalty-loggedin'], variants: [] }
    expect(idsOf(segmented('loyalty-loggedin'), choosing({ test }))).toEqual(['match'])
  })

  it('leaves nothing where the result is empty', () => {
    const item: SectionItem = { ...SECTION_EXAMPLES.segmentation, segments: [], baselines: [] }
    expect(idsOf(item, choosing())).toEqual([])
  })
})

describe('experiments', () => {
  const item = SECTION_EXAMPLES.experiment
  const below = new Map([['home-hero', '1-below']])

  it('show the baseline until a decision exists, then its variant', () => {
    expect(idsOf(item, choosing())).toEqual(['hero-autumn'])
    expect(idsOf(item, choosing({ variants: below }))).toEqual(['hero-winter'])
    expect(idsOf(item, choosing({ variants: new Map([['home-hero', 'Baseline']]) }))).toEqual(['hero-autumn'])
  })

  it('stay at the baseline without consent', () => {
    expect(idsOf(item, choosing({ variants: below, testing: false }))).toEqual(['hero-autumn'])
  })

  it('can be forced by a test context', () => {
    expect(idsOf(item, choosing({ test: { segments: [], variants: ['1-below'] } }))).toEqual(['hero-winter'])
  })

  it('show a personalisation only while testing is active', () => {
    const experience = SECTION_EXAMPLES['personalisation-experience']
    expect(idsOf(experience, choosing({ testing: false }))).toEqual([])
    expect(idsOf(experience, choosing())).toEqual(['banner-repair'])
    expect(idsOf(experience, choosing({ variants: new Map([['story-by-interest', '1-snow']]) }))).toEqual([
      'hero-winter',
    ])
  })
})
