/** Shoes and bags stand outdoors at an angle: that picture is their second one, where others have one at an angle. */
const FOOTWEAR_VIEWS = ['side', 'outdoors', 'top', 'back', 'detail'] as const
const BAG_VIEWS = ['front', 'outdoors', 'back', 'detail'] as const
const WEAR_VIEWS = ['front', 'quarter', 'back', 'detail'] as const

/** Every kind of product that has pictures, and the views it was photographed from; the first is the card's. */
export const PICTURE_VIEWS = {
  'trail-runner': FOOTWEAR_VIEWS,
  'hiking-boot-mid': FOOTWEAR_VIEWS,
  'winter-boot': FOOTWEAR_VIEWS,
  'skate-low': FOOTWEAR_VIEWS,
  'skate-high': FOOTWEAR_VIEWS,
  'slip-on': FOOTWEAR_VIEWS,
  sandal: FOOTWEAR_VIEWS,
  'casual-shoe': FOOTWEAR_VIEWS,
  'shell-jacket': WEAR_VIEWS,
  puffer: WEAR_VIEWS,
  fleece: WEAR_VIEWS,
  vest: WEAR_VIEWS,
  hoodie: WEAR_VIEWS,
  tee: WEAR_VIEWS,
  'base-layer': WEAR_VIEWS,
  pants: WEAR_VIEWS,
  shorts: WEAR_VIEWS,
  backpack: BAG_VIEWS,
  duffel: BAG_VIEWS,
  cap: WEAR_VIEWS,
  beanie: WEAR_VIEWS,
  socks: WEAR_VIEWS,
  gloves: WEAR_VIEWS,
  'gift-card': WEAR_VIEWS,
} as const

export const PICTURE_VARIANTS = [0, 1, 2, 3] as const

export type PictureKind = keyof typeof PICTURE_VIEWS
export type PictureView = (typeof PICTURE_VIEWS)[PictureKind][number]

export const isPictureKind = (kind: string): kind is PictureKind => Object.hasOwn(PICTURE_VIEWS, kind)

export const viewsOf = (kind: PictureKind): readonly PictureView[] => PICTURE_VIEWS[kind]

/** What is drawn of a colour for as long as nobody has photographed it. */
export const drawnPictures = (kind: string, colourId: string): string[] =>
  isPictureKind(kind) ? viewsOf(kind).map(view => `${colourId}-${view}`) : []
