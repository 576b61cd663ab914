import { NO_RUN } from '../assemble-supply.ts'
import { fitOf, sharedRun } from '../fits.ts'
import { labelOf, listOf, offerOf, wordsIn } from '../kept-once.ts'
import type { CatalogStyle, Fit, Offer, SiteSupply, StoreShelf } from '../style.ts'
import type { Words } from '../words.ts'

/** Of what nobody else holds: to copy it would keep the collector busy while the shop starts. */
type Own<T> = { -readonly [Key in keyof T]: T[Key] }

/** What came from a disk is a copy: here it becomes one with what this process shares, and fits the fits that it knows. */
export class Revival {
  readonly #words = onceEach((words: Words) => wordsIn(JSON.stringify(words)))
  readonly #list = onceEach(listOf)
  readonly #offer = onceEach((offer: Offer) =>
    offerOf(
      offer.lowCurrent,
      offer.highCurrent,
      offer.lowOriginal,
      offer.highOriginal,
      offer.historicBest,
      offer.previousBest,
    ),
  )
  readonly #offers = onceEach((offers: SiteSupply['offers']) => offers.map(offer => offer && this.#offer(offer)))
  readonly #run = onceEach((run: readonly Fit[]) => (run.length === 0 ? NO_RUN : sharedRun(run)))
  readonly #runs = onceEach((runs: SiteSupply['runs']) => runs.map(this.#run))
  readonly #supply = onceEach((supply: Own<SiteSupply>) =>
    Object.assign(supply, { offers: this.#offers(supply.offers), runs: this.#runs(supply.runs) }),
  )
  readonly #colour = (colour: Own<CatalogStyle['colours'][number]>) =>
    Object.assign(colour, {
      names: this.#words(colour.names),
      family: labelOf(colour.family),
      hexes: this.#list(colour.hexes),
    })

  of(style: CatalogStyle): CatalogStyle {
    return {
      ...style,
      kind: labelOf(style.kind),
      gender: labelOf(style.gender),
      brand: style.brand === undefined ? undefined : labelOf(style.brand),
      taglines: this.#words(style.taglines),
      activities: this.#list(style.activities),
      features: this.#list(style.features),
      scale: labelOf(style.scale),
      colours: style.colours.map(this.#colour),
      supply: style.supply.map(this.#supply),
      stores: style.stores.map(revivedShelf),
    }
  }
}

const revivedShelf = ({ store, runs }: StoreShelf): StoreShelf => ({
  store,
  runs: runs.map(run => (run.length === 0 ? NO_RUN : run.map(({ size, width }) => fitOf(size, width)))),
})

/** Of what many hold the same object stays the same. It lives as long as the reading: what is weakly held costs the collector more. */
function onceEach<T extends object, R extends object>(make: (each: T) => R): (each: T) => R {
  const made = new Map<T, R>()
  return each => {
    const known = made.get(each)
    if (known !== undefined) return known
    const fresh = make(each)
    made.set(each, fresh)
    return fresh
  }
}
