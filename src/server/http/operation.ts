import type { Endpoint, Group, Input, Output } from '#contract/endpoint.ts'
import type { Shop } from '../shop.ts'
import type { PreparedJson } from './prepared-json.ts'
import type { WrittenJson } from './written-json.ts'
import { readInput, type RawInput } from './read-input.ts'

type Answer<E extends Endpoint> = Output<E> | PreparedJson<Output<E>> | WrittenJson<Output<E>>
type Handler<E extends Endpoint> = (shop: Shop, input: Input<E>) => Promise<Answer<E>> | Answer<E>
/** A group's handlers: a missing one is a compile error. */
export type Handlers<G extends Group> = { [K in keyof G]: Handler<G[K]> }

/** A call that works: its endpoint, and how to run it on input nobody has read yet. */
export type Operation = {
  readonly name: string
  readonly endpoint: Endpoint
  readonly run: (shop: Shop, raw: RawInput) => Promise<unknown>
}

export const operationsOf = <G extends Group>(groupName: string, group: G, handlers: Handlers<G>): Operation[] =>
  Object.keys(group).map((key: keyof G & string) => operation(`${groupName}.${key}`, group[key], handlers[key]))

const operation = <E extends Endpoint>(name: string, endpoint: E, handler: Handler<E>): Operation => ({
  name,
  endpoint,
  run: async (shop, raw) => handler(shop, readInput(endpoint, raw, shop.language)),
})
