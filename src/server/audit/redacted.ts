import type { z } from 'zod'
import { AssetWords } from '#contract/staff/assets/assets.entities.ts'
import { Customer } from '#contract/staff/customers/customers.entities.ts'
import { views } from '#contract/staff/desk/desk.ts'
import { experiments } from '#contract/staff/experiments/experiments.ts'
import { fieldsIn } from '#contract/hidden.ts'
import { moderation } from '#contract/staff/moderation/moderation.ts'
import { DeskOrder } from '#contract/staff/orders/orders.entities.ts'
import { priceLists } from '#contract/staff/prices/prices.ts'
import { releases } from '#contract/staff/content/releases.ts'
import { ShippingAddressInput } from '#contract/address/address.entities.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import { StaffKey, StaffPerson } from '#contract/staff/people/staff.entities.ts'
import { webhooks } from '#contract/staff/events/webhooks.ts'
import type { Change } from './changes-between.ts'

const SHOWN = '•••'

/** What history tells of, by the schemas that say which of its fields are secret or personal. */
const SCHEMAS: Readonly<Record<string, readonly z.ZodType[]>> = {
  person: [StaffPerson],
  key: [StaffKey],
  view: [views.save.response],
  'word-list': [moderation.words.response],
  webhook: [webhooks.create.response, webhooks.change.body],
  order: [DeskOrder, ShippingAddressInput],
  customer: [Customer, ShippingAddressInput],
  // Things have names that are nobody's.
  release: [releases.create.body],
  experiment: [experiments.save.body],
  // What is written for everybody to read.
  page: [],
  asset: [AssetWords],
  'price-list': [priceLists.create.body],
}

const hiddenIn = (schemas: readonly z.ZodType[]): ReadonlySet<string> =>
  new Set(schemas.flatMap(schema => fieldsIn(schema).filter(({ hidden }) => hidden)).map(({ name }) => name))

const HIDDEN_OF = new Map(Object.entries(SCHEMAS).map(([type, schemas]) => [type, hiddenIn(schemas)]))

/** Of what no schema is named, whatever is hidden anywhere. */
const HIDDEN_ANYWHERE = hiddenIn(
  staffCalls().flatMap(({ endpoint: { body, response } }) => (body ? [body, response] : [response])),
)

/** Of what is secret or personal, history tells only that it changed. */
export function redacted(type: string, changes: readonly Change[]): Change[] {
  const hidden = HIDDEN_OF.get(type) ?? HIDDEN_ANYWHERE
  return changes.map(({ field, before, after }) => ({
    field,
    ...(before !== undefined && { before: shown(before, field, hidden) }),
    ...(after !== undefined && { after: shown(after, field, hidden) }),
  }))
}

function shown(value: unknown, field: string, hidden: ReadonlySet<string>): unknown {
  if (hidden.has(field)) return SHOWN
  if (Array.isArray(value)) return value.map(each => shown(each, field, hidden))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shown(inner, name, hidden)]))
}
