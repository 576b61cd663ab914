import type { CatalogStyle, Fit, Offer, SiteSupply } from '../style.ts'
import type { Words } from '../words.ts'
import { FLAGS, NOTHING, type StyleSection } from './style-section.ts'

/** Gives each a number when it is first met. */
class Numbered<T, Written = T> {
  readonly #numbers = new Map<T, number>()
  readonly #written: (each: T) => Written
  #fresh: Written[] = []

  constructor(written: (each: T) => Written) {
    this.#written = written
  }

  of(each: T): number {
    const known = this.#numbers.get(each)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(each, number)
    this.#fresh.push(this.#written(each))
    return number
  }

  /** Those that were met since this was asked last. */
  fresh(): readonly Written[] {
    const fresh = this.#fresh
    this.#fresh = []
    return fresh
  }
}

/** Writes styles down, section by section. What reads them is `Revival`: both know the same order. */
export class StyleWriter {
  readonly #labels = new Numbered((label: string) => label)
  readonly #lists = new Numbered((list: readonly string[]) => list)
  readonly #words = new Numbered((words: Words) => words)
  readonly #hexes = new Numbered((hexes: CatalogStyle['customHexes']) => hexes)
  readonly #offers = new Numbered((offer: Offer) => offer)
  readonly #fits = new Numbered(({ size, width }: Fit) => ({ size, width }))
  readonly #runs = new Numbered((run: readonly Fit[]) => run.map(fit => this.#fits.of(fit)))
  #figures: number[] = []
  #texts: string[] = []

  sectionOf(slots: readonly (CatalogStyle | undefined)[]): StyleSection {
    this.#figures = []
    this.#texts = []
    for (const style of slots)
      if (style) this.#write(style)
      else this.#figures.push(NOTHING)
    return {
      figures: Float64Array.from(this.#figures),
      texts: this.#texts,
      names: slots.flatMap(style => style?.names ?? []),
      fresh: {
        labels: this.#labels.fresh(),
        lists: this.#lists.fresh(),
        words: this.#words.fresh(),
        hexes: this.#hexes.fresh(),
        offers: this.#offers.fresh(),
        runs: this.#runs.fresh(),
        fits: this.#fits.fresh(),
      },
    }
  }

  #write(style: CatalogStyle): void {
    const { colours, categories, stores } = style
    this.#texts.push(style.id)
    this.#figures.push(
      1,
      this.#labels.of(style.kind),
      this.#labels.of(style.gender),
      style.brand === undefined ? NOTHING : this.#labels.of(style.brand) + 1,
      this.#words.of(style.taglines),
      this.#lists.of(style.activities),
      this.#lists.of(style.features),
      this.#labels.of(style.scale),
      style.artVariant,
      flagsOf(style),
      this.#hexes.of(style.customHexes),
      style.popularity,
      style.ratingCount,
      style.ratingSum,
      style.launchedAt,
      categories.length,
      ...categories,
      colours.length,
    )
    for (const { id, names, family, hexes, media } of colours) {
      this.#texts.push(id, ...media)
      this.#figures.push(this.#words.of(names), this.#labels.of(family), this.#lists.of(hexes), media.length)
    }
    this.#writeSupply(style.supply)
    this.#figures.push(stores.length)
    for (const { store, runs } of stores) {
      this.#figures.push(store)
      for (const run of runs) this.#figures.push(run.length, ...run.map(fit => this.#fits.of(fit)))
    }
  }

  /** What one site shares with another, in whole or in part, is said by where it stands first: it is one object again then. */
  #writeSupply(supply: readonly SiteSupply[]): void {
    const distinct = [...new Set(supply)]
    this.#figures.push(distinct.length)
    for (const [at, { offers, stock, runs, shown }] of distinct.entries()) {
      const offersAt = distinct.findIndex(each => each.offers === offers)
      const stockAt = distinct.findIndex(each => each.stock === stock)
      const runsAt = distinct.findIndex(each => each.runs === runs)
      this.#figures.push(shown, offersAt, stockAt, runsAt)
      if (offersAt === at) this.#figures.push(...offers.map(offer => (offer ? this.#offers.of(offer) + 1 : NOTHING)))
      if (stockAt === at) this.#figures.push(...stock)
      if (runsAt === at) this.#figures.push(...runs.map(run => this.#runs.of(run)))
    }
    this.#figures.push(...supply.map(each => distinct.indexOf(each)))
  }
}

const flagsOf = ({ isGiftCard, isCustomisable, isLimited }: CatalogStyle): number =>
  (isGiftCard ? FLAGS.isGiftCard : 0) + (isCustomisable ? FLAGS.isCustomisable : 0) + (isLimited ? FLAGS.isLimited : 0)
