import { SITE_IDS } from '#domain/sites/sites.ts'
import { NO_RUN } from '../assemble-supply.ts'
import { fitOf, sharedRun } from '../fits.ts'
import { labelOf, listOf, offerOf, wordsIn } from '../kept-once.ts'
import { STOCK, type CatalogStyle, type Fit, type Offer, type SiteSupply, type StoreShelf } from '../style.ts'
import type { Words } from '../words.ts'
import { FLAGS, NOTHING, type Fresh, type StyleSection } from './style-section.ts'

const LEVELS = [STOCK.out, STOCK.low, STOCK.in] as const

/** What `StyleWriter` wrote becomes styles again, one with what this process shares. Sections come in the order in which they were written. */
export class Revival {
  readonly #labels: string[] = []
  readonly #lists: (readonly string[])[] = []
  readonly #words: Words[] = []
  readonly #hexes: ReadonlyMap<string, string>[] = []
  readonly #offers: Offer[] = []
  readonly #fits: Fit[] = []
  readonly #runs: (readonly Fit[])[] = []
  #figures: Float64Array = new Float64Array()
  #texts: readonly string[] = []
  #at = 0
  #textAt = 0

  #meet({ labels, lists, words, hexes, offers, fits, runs }: Fresh): void {
    this.#labels.push(...labels.map(labelOf))
    this.#lists.push(...lists.map(listOf))
    this.#words.push(...words.map(each => wordsIn(JSON.stringify(each))))
    this.#hexes.push(...hexes)
    for (const { lowCurrent, highCurrent, lowOriginal, highOriginal, historicBest, previousBest } of offers)
      this.#offers.push(offerOf(lowCurrent, highCurrent, lowOriginal, highOriginal, historicBest, previousBest))
    this.#fits.push(...fits.map(({ size, width }) => fitOf(size, width)))
    for (const run of runs)
      this.#runs.push(run.length === 0 ? NO_RUN : sharedRun(run.map(number => held(this.#fits, number))))
  }

  *stylesIn({ figures, texts, names, fresh }: StyleSection): Generator<CatalogStyle | undefined> {
    this.#meet(fresh)
    this.#figures = figures
    this.#texts = texts
    this.#at = 0
    this.#textAt = 0
    let named = 0
    while (this.#at < figures.length) yield this.#next() === NOTHING ? undefined : this.#style(held(names, named++))
  }

  #style(names: Words): CatalogStyle {
    const id = this.#text()
    const kind = this.#label()
    const gender = this.#label()
    const brand = this.#next()
    const taglines = held(this.#words, this.#next())
    const activities = held(this.#lists, this.#next())
    const features = held(this.#lists, this.#next())
    const scale = this.#label()
    const artVariant = this.#next()
    const flags = this.#next()
    const customHexes = held(this.#hexes, this.#next())
    const popularity = this.#next()
    const ratingCount = this.#next()
    const ratingSum = this.#next()
    const launchedAt = this.#next()
    const categories = this.#several(this.#next(), this.#next)
    const colours = this.#several(this.#next(), this.#colour)
    return {
      id,
      kind,
      gender,
      brand: brand === NOTHING ? undefined : held(this.#labels, brand - 1),
      names,
      taglines,
      activities,
      features,
      scale,
      artVariant,
      isGiftCard: (flags & FLAGS.isGiftCard) > 0,
      isCustomisable: (flags & FLAGS.isCustomisable) > 0,
      customHexes,
      isLimited: (flags & FLAGS.isLimited) > 0,
      popularity,
      ratingCount,
      ratingSum,
      launchedAt,
      categories,
      colours,
      supply: this.#supply(colours.length),
      stores: this.#several(this.#next(), () => this.#shelf(colours.length)),
    }
  }

  #colour = (): CatalogStyle['colours'][number] => {
    const id = this.#text()
    const names = held(this.#words, this.#next())
    const family = this.#label()
    const hexes = held(this.#lists, this.#next())
    return { id, names, family, hexes, media: this.#several(this.#next(), this.#text) }
  }

  #supply(colours: number): SiteSupply[] {
    const distinct: SiteSupply[] = []
    for (let left = this.#next(); left > 0; left--) {
      const [shown, offersAt, stockAt, runsAt] = [this.#next(), this.#next(), this.#next(), this.#next()]
      const offers = distinct[offersAt]?.offers ?? this.#several(colours, this.#offer)
      const stock = distinct[stockAt]?.stock ?? this.#several(colours, () => held(LEVELS, this.#next()))
      const runs = distinct[runsAt]?.runs ?? this.#several(colours, () => held(this.#runs, this.#next()))
      distinct.push({ offers, stock, runs, shown })
    }
    return SITE_IDS.map(() => held(distinct, this.#next()))
  }

  #shelf = (colours: number): StoreShelf => ({ store: this.#next(), runs: this.#several(colours, this.#ownRun) })

  #ownRun = (): readonly Fit[] => {
    const length = this.#next()
    return length === 0 ? NO_RUN : this.#several(length, () => held(this.#fits, this.#next()))
  }

  #offer = (): Offer | undefined => {
    const number = this.#next()
    return number === NOTHING ? undefined : held(this.#offers, number - 1)
  }

  #label = (): string => held(this.#labels, this.#next())
  #text = (): string => held(this.#texts, this.#textAt++)
  #next = (): number => this.#figures[this.#at++] ?? NOTHING

  #several<T>(count: number, read: () => T): T[] {
    const found: T[] = []
    for (let left = count; left > 0; left--) found.push(read())
    // A list that grew keeps room for more, and there are a million of them.
    return found.slice()
  }
}

function held<T>(list: readonly T[], number: number): T {
  const each = list[number]
  if (each === undefined) throw new RangeError(`nothing was written under ${number}`)
  return each
}
