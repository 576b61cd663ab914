import type { Context } from 'hono'
import { z } from 'zod'
import type { Raw } from '#domain/content/merge-layers.ts'
import { isInCalendar } from '#domain/time/calendar.ts'
import { slugsInRelease } from '../content/releases.service.ts'
import { sanitiseRichTexts } from '../content/sanitise.ts'
import type { Services } from '../services.ts'
import type { StudioLook } from '../shop.ts'
import { findStaff } from '../staff/find-staff.service.ts'
import { StoreError } from '../store-error.ts'
import { addressOf, type Env } from './api.ts'
import { readJsonBody } from './read-body.ts'
import { openShop } from './request-context.ts'
import { requireSameOrigin } from './same-origin.ts'

const MOST_BYTES = 2_000_000
const MOST_PARTS = 20

const Unsaved = z.object({
  slug: z.string().max(120),
  layers: z.record(z.string().max(5), z.record(z.string(), z.unknown())),
  only: z.array(z.string().max(200)).max(MOST_PARTS).optional(),
})

/** Who of the staff looks at the shop out of the studio, at which moment, and with what of their work. */
export async function openLook(services: Services, c: Context<Env>) {
  const request = c.req.raw
  const address = addressOf(services, c)
  const opened = await openShop(services, { request, address })
  const staff = await findStaff(opened)
  if (!staff) throw new StoreError('STAFF_SIGN_IN_REQUIRED')
  if (!staff.grants.can('content.read')) throw new StoreError('STAFF_FORBIDDEN', { permission: 'content.read' })
  const url = new URL(request.url)
  const unsaved = request.method === 'POST' ? await unsavedIn(request, opened.request.url) : undefined
  const alone = url.searchParams.get('only')
  const only = alone === null ? await slugsInRelease(opened, url.searchParams.get('release')) : new Set([alone])
  const look: StudioLook = { ...lookOf(url, opened.now, unsaved), ...(only && { only }) }
  return { address, opened, url, look, onlyItems: unsaved?.only }
}

async function unsavedIn(request: Request, url: URL) {
  requireSameOrigin(request.headers, url)
  const parsed = Unsaved.safeParse(await readJsonBody(request, MOST_BYTES))
  if (!parsed.success) throw new StoreError('INVALID_INPUT', { field: 'body', reason: 'is not a working copy' })
  return parsed.data
}

function lookOf(url: URL, now: Date, unsaved: z.output<typeof Unsaved> | undefined): StudioLook {
  const asked = url.searchParams.get('at') ?? ''
  const layers = Object.entries(unsaved?.layers ?? {}).map(([scope, body]): [string, Raw] => [
    scope,
    sanitiseRichTexts(body),
  ])
  return {
    at: isInCalendar(asked) && !Number.isNaN(Date.parse(asked)) ? new Date(asked) : now,
    drafts: url.searchParams.get('drafts') !== 'none',
    ...(unsaved && {
      unsaved: { slug: unsaved.slug, layers: new Map(layers), isPart: unsaved.only !== undefined },
    }),
  }
}
