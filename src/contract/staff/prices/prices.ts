import { z } from 'zod'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { ColourProductId, line } from '../../fields.ts'
import { nameOf } from '../desk/name-of.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Done, Moment, pageOf, PageQuery, Next, pageQuery } from '../people/staff.entities.ts'

const SiteId = z.enum(SITE_IDS)
const Amount = z
  .int()
  .min(0)
  .max(99_999_999)
  .meta({ description: 'Minor units of the site’s currency', examples: [12900] })
const ListId = z
  .string()
  .regex(/^prl_[0-9a-z]{4,40}$/)
  .meta({ examples: ['prl_7k2m4q'] })
const cell = { productId: ColourProductId, siteId: SiteId }
const lookedAgain = z
  .boolean()
  .default(false)
  .meta({ description: 'Prices that fall or rise by much are refused until somebody has looked again' })

const SitePrice = z.object({
  price: Amount.meta({ description: 'The regular one' }),
  original: Amount.meta({ description: 'What it is struck through as' }),
  now: Amount.meta({ description: 'What shoppers pay: the regular price, or that of the list that is on' }),
  onList: ListId.optional(),
  listPrice: Amount.optional().meta({ description: 'On the list that was asked for' }),
  lowest: Amount.optional().meta({ description: 'Of the 30 days before the reduction' }),
  cost: Amount.optional().meta({ description: 'For who may change prices on the site' }),
  coming: z.array(z.object({ from: Moment, price: Amount })),
})

const PriceRow = z
  .object({
    productId: ColourProductId,
    name: z.string(),
    color: z.string(),
    sites: z.partialRecord(SiteId, SitePrice),
  })
  .meta({ id: 'StaffPriceRow' })

const Wish = z.object({
  ...cell,
  price: Amount.optional(),
  original: Amount.optional().meta({ description: 'Before a reduction' }),
  cost: Amount.optional().meta({ description: 'What it costs the shop; no shopper ever sees it' }),
  from: Moment.optional().meta({ description: 'The price counts from then on; now without it' }),
  was: Amount.optional().meta({
    description: 'The regular price that was seen: another one meanwhile is not overwritten',
  }),
})
const wishes = z.array(Wish).min(1).max(2000)

const Move = z.object({ ...cell, name: z.string(), before: Amount, after: Amount, percent: z.number() })

const List = z
  .object({
    id: ListId,
    name: z.string(),
    sites: z.array(SiteId),
    startsAt: Moment,
    endsAt: Moment.optional(),
    state: z.enum(['coming', 'on', 'over']),
    rows: z.int(),
    mayChange: z.boolean(),
  })
  .meta({ id: 'StaffPriceList' })

const MOST_BYTES = 1_048_576

export const prices = {
  sheet: staffEndpoint({
    method: 'GET',
    path: '/prices',
    staff: 'prices.read',
    summary: 'List what colours cost on every site that one may see',
    query: PageQuery.extend({ q: line(64).optional(), list: ListId.optional() }),
    response: pageOf(PriceRow),
    errors: ['STAFF_NOT_FOUND'],
  }),
  simulate: staffEndpoint({
    method: 'POST',
    path: '/prices/simulations',
    staff: 'prices.read',
    mostBytes: MOST_BYTES,
    summary: 'Say what a change of prices would do: margins, the largest moves, carts and lists it touches',
    body: z.object({ rows: wishes }),
    response: z.object({
      falling: z.int(),
      rising: z.int(),
      same: z.int(),
      belowCost: z.int().meta({ description: 'Of those whose cost is known' }),
      needsSecondLook: z.boolean(),
      moves: z.array(Move).meta({ description: 'The largest twenty' }),
      margins: z.array(
        z.object({
          siteId: SiteId,
          known: z.int().meta({ description: 'Of how many the cost is known' }),
          before: z.number().optional().meta({ description: 'Percent of the price without tax' }),
          after: z.number().optional(),
        }),
      ),
      carts: z.int().meta({ description: 'Open carts of the last 30 days that hold one of them' }),
      lists: z.int().meta({ description: 'Wish lists and saved items' }),
    }),
  }),
  change: staffEndpoint({
    method: 'PUT',
    path: '/prices',
    staff: 'prices.write',
    mostBytes: MOST_BYTES,
    summary: 'Change regular prices, what they are struck through as, and costs',
    body: z.object({ rows: wishes, lookedAgain, reason: line(300).optional() }),
    response: z.object({
      rows: z.array(
        z.object({
          ...cell,
          outcome: z.enum(['set', 'coming', 'same', 'unknown', 'refused', 'changed']).meta({
            description:
              '`changed`: somebody else was quicker; `refused`: not on this site, struck through as less than it costs, or a cost for later',
          }),
        }),
      ),
    }),
    errors: ['STAFF_NOT_NOW'],
  }),
}

const one = z.object({ listId: ListId })
const times = { startsAt: Moment, endsAt: Moment.optional() }

export const priceLists = {
  list: staffEndpoint({
    method: 'GET',
    path: '/price-lists',
    staff: 'prices.read',
    summary: 'List the price lists: what is on, what comes, and the last that are over',
    query: pageQuery(100),
    response: z.object({ lists: z.array(List), next: Next }),
  }),
  create: staffEndpoint({
    method: 'POST',
    path: '/price-lists',
    staff: 'prices.write',
    summary: 'Make a price list that begins and ends by itself',
    body: z.object({ name: nameOf(80), sites: z.array(SiteId).min(1), ...times }),
    response: List,
    errors: ['STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
  change: staffEndpoint({
    method: 'PATCH',
    path: '/price-lists/{listId}',
    staff: 'prices.write',
    summary: 'Name a price list anew, or move its beginning and end',
    params: one,
    body: z.object({ name: nameOf(80), ...times }),
    response: List,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
  setRows: staffEndpoint({
    method: 'PUT',
    path: '/price-lists/{listId}/rows',
    staff: 'prices.write',
    mostBytes: MOST_BYTES,
    summary: 'Put prices on a list, or take them off it; what is on counts at once',
    params: one,
    body: z.object({
      rows: z
        .array(z.object({ ...cell, price: Amount.min(1).nullable() }))
        .min(1)
        .max(2000),
      lookedAgain,
    }),
    response: z.object({
      rows: z.array(z.object({ ...cell, outcome: z.enum(['set', 'off', 'same', 'unknown', 'refused']) })),
    }),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
  end: staffEndpoint({
    method: 'DELETE',
    path: '/price-lists/{listId}',
    staff: 'prices.write',
    summary: 'End a price list now; one that has not begun is gone',
    params: one,
    response: Done,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
}
