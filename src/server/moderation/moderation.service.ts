import { MODERATED_KINDS } from '#contract/staff/moderation/moderation-kinds.ts'
import { MOST_COUNTED } from '#contract/staff/desk/most-counted.ts'
import { mediaUrl } from '#domain/media/media-address.ts'
import { DEFAULT_LOCALE, findLocale } from '#domain/sites/sites.ts'
import { inLanguage, readWords } from '../catalog/words.ts'
import { newId } from '../identity/ids.ts'
import { dropQueued } from '../jobs/jobs.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { looksLikeAdvertising } from './first-look.service.ts'
import * as queries from './moderation.queries.ts'
import type { Kind, WaitingRow } from './moderation.queries.ts'

const MOST_SHOWN = 100
/** Whoever takes a decision back does so at once: nobody is told of it before. */
const TOLD_AFTER_MS = 10 * 60 * 1000

export async function readQueue(desk: Desk, kind: Kind | undefined) {
  const rows = await queries.listWaiting(desk.db, kind === undefined ? MODERATED_KINDS : [kind], MOST_SHOWN)
  return { waiting: rows.map(row => shown(desk, row)), counts: await queries.countWaiting(desk.db, MOST_COUNTED) }
}

export async function findContributions(desk: Desk, words: string, kind: Kind | undefined) {
  const rows = await queries.findByWords(desk.db, kind === undefined ? MODERATED_KINDS : [kind], words, MOST_SHOWN)
  return { found: rows.map(row => shown(desk, row)) }
}

const shown = ({ language, services }: Desk, row: WaitingRow) => ({
  kind: row.kind,
  id: row.id,
  why: whyOf(row),
  visible: row.status === 'published',
  text: row.body,
  nickname: row.nickname,
  createdAt: row.created_at.toISOString(),
  flags: row.flags.map(({ reason, text, weighs }) => ({ reason, weighs, ...(text !== null && { text }) })),
  tellable: row.email !== null,
  ...(row.title !== null && { title: row.title }),
  ...(row.about !== null && { about: row.about }),
  ...(row.rating !== null && { rating: row.rating }),
  ...(row.language !== null && { language: row.language }),
  ...(row.held_word !== null && { heldWord: row.held_word }),
  ...(row.names !== null && { product: inLanguage(readWords(row.names), language) }),
  ...(row.picture_id !== null && {
    picture: {
      // What was handed in is not public yet: it comes through the staff's door.
      url: row.uploaded
        ? `/api/staff/v1/moderation/pictures/${row.id}`
        : mediaUrl(row.picture_id, 'wide-small', services.config.MEDIA_BASE),
      alt: row.alt ?? '',
    },
  }),
})

/** What has neither a word of the list nor looks like advertising waits for a first look, as pictures do. */
function whyOf({ reported, status, held_word, title, body, nickname }: WaitingRow) {
  if (reported) return 'reported' as const
  if (status !== 'pending') return status === 'published' ? ('out' as const) : ('hidden' as const)
  const held = held_word !== null || looksLikeAdvertising([title, body, nickname].join(' '))
  return held ? ('held' as const) : ('handed-in' as const)
}

type Wish = { decision: 'published' | 'hidden'; reason?: string | undefined }

export async function decide(desk: Desk, kind: Kind, id: string, { decision, reason }: Wish) {
  const { db, staff, now } = desk
  const thing = await queries.findThing(db, kind, id)
  const before = thing && (await queries.setStatus(db, kind, id, decision))
  if (!thing || !before) throw new StoreError('STAFF_NOT_FOUND')
  const decisionId = newId('mod')
  await queries.insertDecision(db, {
    id: decisionId,
    kind,
    thing_id: id,
    decision,
    reason: reason ?? null,
    status_before: before.status,
    reported_before: before.reported_at,
    flags: JSON.stringify(before.flags),
    staff_id: staff.id,
    decided_at: now,
  })
  if (decision === 'hidden' && reason !== undefined && thing.email !== null)
    await enqueueMail(
      db,
      {
        template: 'contribution-hidden',
        to: thing.email,
        locale: findLocale(thing.locale ?? '') ?? DEFAULT_LOCALE,
        values: { text: thing.title ?? thing.body.slice(0, 120), reason },
      },
      { runAt: new Date(now.getTime() + TOLD_AFTER_MS), uniqueKey: `moderation ${decisionId}` },
    )
  desk.record({ type: kind, id, changes: [{ field: 'status', before: before.status, after: decision }], reason })
  return { decisionId }
}

export async function undo(desk: Desk, decisionId: string): Promise<void> {
  const taken = await queries.takeBack(desk.db, decisionId, desk.staff.id, desk.now)
  if (!taken) throw new StoreError('STAFF_NOT_FOUND')
  if (!(await queries.restore(desk.db, decisionId, taken))) throw notNow('decidedOtherwise')
  await dropQueued(desk.db, `moderation ${decisionId}`)
  const changes = [{ field: 'status', before: taken.decision, after: taken.status_before }]
  desk.record({ type: taken.kind, id: taken.thing_id, changes })
}

const WEBP = 'RIFF'

export async function readPicture(desk: Desk, id: string): Promise<ReadableStream> {
  const bytes = await queries.readUpload(desk.db, id)
  if (!bytes) throw new StoreError('STAFF_NOT_FOUND')
  const type = bytes.subarray(0, 4).toString('latin1') === WEBP ? 'image/webp' : 'image/jpeg'
  desk.reply.headers.set('content-type', type)
  return new Blob([new Uint8Array(bytes)]).stream()
}
