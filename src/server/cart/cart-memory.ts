import { Bounded } from '#domain/memory/bounded.ts'
import type { CartState } from './cart-state.ts'

/** Enough for the carts people are at; lines, because a cart may have one or two hundred. */
const MOST_LINES = 20_000

export type Remembered = { readonly version: string; readonly state: CartState }

/**
 * Carts as this process read or wrote them last. A version names one writing of one cart for good, also one that was
 * rolled back: a state found by the version that the database names can never be an old one.
 */
export class CartMemory {
  readonly #carts = new Bounded<Remembered>(MOST_LINES, { weigh: ({ state }) => weightOf(state) })

  find(id: string): Remembered | undefined {
    return this.#carts.get(id)
  }

  remember(id: string, version: string, state: CartState): CartState {
    return this.#carts.set(id, { version, state }).state
  }

  forget(id: string): void {
    this.#carts.delete(id)
  }
}

/** What a cart takes besides its lines weighs as much as a few of them. */
const weightOf = ({ lines }: CartState) => lines.length + 4
