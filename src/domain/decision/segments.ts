export type Viewer = {
  readonly loggedIn: boolean
  readonly loyalty: boolean
  readonly employee: boolean
  readonly cartEmpty: boolean
  readonly ipa: boolean
  readonly wranx: boolean
  readonly athlete: boolean
}

export const GUEST: Viewer = {
  loggedIn: false,
  loyalty: false,
  employee: false,
  cartEmpty: true,
  ipa: false,
  wranx: false,
  athlete: false,
}

type Condition = (viewer: Viewer) => boolean

const loggedIn =
  (condition: Condition): Condition =>
  viewer =>
    viewer.loggedIn && condition(viewer)

export const SEGMENTS = {
  loggedout: viewer => !viewer.loggedIn,
  loggedin: viewer => viewer.loggedIn,
  'loyalty-loggedin': loggedIn(viewer => viewer.loyalty),
  'non-loyalty-loggedin': loggedIn(viewer => !viewer.loyalty),
  'employee-loggedin': loggedIn(viewer => viewer.employee),
  'non-employee-loggedin': loggedIn(viewer => !viewer.employee),
  'cart-empty': viewer => viewer.cartEmpty,
  'cart-not-empty': viewer => !viewer.cartEmpty,
  'ipa-wranx-loggedin': loggedIn(viewer => viewer.ipa || viewer.wranx),
  'non-ipa-wranx-loggedin': loggedIn(viewer => !viewer.ipa && !viewer.wranx),
  'wranx-loggedin': loggedIn(viewer => viewer.wranx),
  'non-wranx-loggedin': loggedIn(viewer => !viewer.wranx),
  'ipa-loggedin': loggedIn(viewer => viewer.ipa),
  'non-ipa-loggedin': loggedIn(viewer => !viewer.ipa),
  'athletes-loggedin': loggedIn(viewer => viewer.athlete),
  'non-athletes-loggedin': loggedIn(viewer => !viewer.athlete),
} as const satisfies Record<string, Condition>

export type SegmentId = keyof typeof SEGMENTS

export const isSegmentId = (id: string): id is SegmentId => Object.hasOwn(SEGMENTS, id)

/** An id that is not one of ours never matches. */
export const inSegment = (id: string, viewer: Viewer): boolean => isSegmentId(id) && SEGMENTS[id](viewer)

const KNOWN: readonly Viewer[] = [
  GUEST,
  { ...GUEST, cartEmpty: false },
  ...(['loyalty', 'employee', 'ipa', 'wranx', 'athlete'] as const).flatMap(kind => [
    { ...GUEST, loggedIn: true },
    { ...GUEST, loggedIn: true, [kind]: true },
  ]),
]

/** Every segment that somebody plain is in who is in this one: a member is signed in, too. */
export function segmentsLike(id: SegmentId): SegmentId[] {
  const somebody = KNOWN.find(viewer => SEGMENTS[id](viewer)) ?? GUEST
  return SEGMENT_IDS.filter(each => SEGMENTS[each](somebody))
}

/** The first segment that matches; a test context forces its own choice. Undefined means the baseline. */
export function chooseSegment<Segment extends { readonly id: string }>(
  segments: readonly Segment[],
  viewer: Viewer,
  forced: readonly string[] = [],
): Segment | undefined {
  return segments.find(({ id }) => forced.includes(id)) ?? segments.find(({ id }) => inSegment(id, viewer))
}

export const SEGMENT_IDS = Object.keys(SEGMENTS).filter(isSegmentId)

/** Somebody is in an audience who is in all of its segments; of none is everybody. */
export const inAudience = (segments: readonly string[], viewer: Viewer): boolean =>
  segments.every(id => inSegment(id, viewer))

const TRAITS = [
  'loggedIn',
  'loyalty',
  'employee',
  'cartEmpty',
  'ipa',
  'wranx',
  'athlete',
] as const satisfies readonly (keyof Viewer)[]

/** All that segments ask of a visitor, in one small number. */
export const traitsOf = (viewer: Viewer): number =>
  TRAITS.reduce((traits, trait, at) => traits + (viewer[trait] ? 2 ** at : 0), 0)

export function viewerOf(traits: number): Viewer {
  const has = (trait: (typeof TRAITS)[number]) => Math.floor(traits / 2 ** TRAITS.indexOf(trait)) % 2 === 1
  return {
    loggedIn: has('loggedIn'),
    loyalty: has('loyalty'),
    employee: has('employee'),
    cartEmpty: has('cartEmpty'),
    ipa: has('ipa'),
    wranx: has('wranx'),
    athlete: has('athlete'),
  }
}
