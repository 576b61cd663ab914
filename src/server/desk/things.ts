import type { z } from 'zod'
import type { FOUND_KINDS, THING_KINDS } from '#contract/staff/desk/found-kinds.ts'
import type { Fact } from '#contract/staff/desk/things.ts'
import type { Desk } from '../staff/staff.ts'
import * as queries from './things.queries.ts'

export type ThingKind = (typeof THING_KINDS)[number]
type Link = { kind: (typeof FOUND_KINDS)[number]; id: string }
type Row = { title: string; detail?: string; link?: Link }
export type Thing = {
  readonly title: string
  /** Where it belongs; without one, to all sites. */
  readonly site?: string
  readonly facts: z.output<typeof Fact>[]
  readonly lists: { name: string; rows: Row[] }[]
}

const text = (name: string, value: string) => ({ name, value, as: 'text' as const })
const word = (name: string, value: string) => ({ name, value, as: 'word' as const })
const moment = (name: string, value: Date) => ({ name, value: value.toISOString(), as: 'moment' as const })
const linked = (name: string, value: string, link: Link) => ({ ...text(name, value), link })

async function sku({ db, staff }: Desk, id: string): Promise<Thing | undefined> {
  const found = await queries.findSku(db, id)
  if (!found) return undefined
  const stock = staff.grants.can('stock.read') ? await queries.stockOf(db, found.key) : []
  return {
    title: id,
    facts: [
      linked('style', found.name, { kind: 'style', id: found.style_id }),
      text('colour', found.colour),
      text('size', [found.size, found.width].filter(Boolean).join(' · ')),
      text('upc', found.upc),
      word('status', found.status),
    ],
    lists: [
      {
        name: 'stock',
        rows: stock.map(({ location, on_hand, held }) => ({
          title: location,
          detail: `${on_hand - held} / ${on_hand}`,
        })),
      },
    ],
  }
}

async function page({ db }: Desk, slug: string): Promise<Thing | undefined> {
  const found = await queries.findContent(db, slug)
  return (
    found && {
      title: slug,
      facts: [word('kind', found.kind), moment('since', found.created_at)],
      lists: [
        {
          name: 'versions',
          rows: (await queries.versionsOf(db, slug)).map(({ scope, version, publish_at }) => ({
            title: `${scope} · ${version}`,
            ...(publish_at && { detail: publish_at.toISOString() }),
          })),
        },
      ],
    }
  )
}

async function person({ db }: Desk, id: string): Promise<Thing | undefined> {
  const found = await queries.findMember(db, id)
  return (
    found && {
      title: found.name,
      facts: [
        word('state', found.state),
        moment('since', found.created_at),
        ...(found.roles.length > 0 ? [text('roles', found.roles.join(', '))] : []),
      ],
      lists: [],
    }
  )
}

/** How each kind of thing is told. Who may see which is said where they are found. */
export const THINGS: Readonly<Record<ThingKind, (desk: Desk, id: string) => Promise<Thing | undefined>>> = {
  sku,
  page,
  person,
}
