import type { StaffCall } from '#contract/staff/staff-client.ts'
import type { Buyer, Home } from './given-checkout.ts'

/** Somebody with an account, and where he lives. */
export type Customer = Buyer & { readonly consumerId: string; readonly home: Home }

/** Several people at the desk, those they serve, and what they all fight over. */
export type Work = {
  readonly workers: readonly StaffCall[]
  readonly actions: number
  readonly customers: readonly Customer[]
  /** Numbers of gift cards. */
  readonly cards: readonly string[]
  /** What is bought, one or several of them together. */
  readonly skus: readonly string[]
  /** Orders with who placed them: more come while they work. */
  readonly sales: { readonly number: string; readonly buyer: Buyer }[]
  /** Orders by telephone whose link is on its way. */
  readonly links: { readonly id: string; readonly email: string }[]
  /** The secret of the link that was mailed there, once it was. */
  readonly linkTo: (email: string) => Promise<string | undefined>
  /** Works through the queue, where no server does it by itself. */
  readonly jobs?: () => Promise<void>
  /** Between 0 and 1, from a seed. */
  readonly random: () => number
}

/** Answers whether there was anything to do. */
export type Action = (work: Work, call: StaffCall) => Promise<unknown>

export const reason = 'At random'

export function pick<T>(of: readonly T[], random: () => number): T {
  const found = of[Math.floor(random() * of.length)]
  if (found === undefined) throw new Error('There is nothing to choose from')
  return found
}

export const some = <T>(of: readonly T[], random: () => number): readonly T[] => {
  const found = of.filter(() => random() < 0.5)
  return found.length > 0 ? found : [pick(of, random)]
}

export const anOrder = ({ sales, random }: Work) => ({ params: { number: pick(sales, random).number } })
export const aCustomer = ({ customers, random }: Work) => ({ params: { id: pick(customers, random).consumerId } })
export const anAmount = ({ random }: Work) => 1 + Math.floor(random() * 6000)
