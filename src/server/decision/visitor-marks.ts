import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { hasRoom } from './marks-given.ts'

const PURPOSE = 'visitor-mark'
const MARK_BYTES = 16

const MARKED = /^(vis_[0-9a-f]{24})\.([\w-]{22})$/
/** A name of ours that got no mark. */
const UNMARKED = /^vis_[0-9a-f]{24}$/

const markWith = (secret: string, name: string): string =>
  createHmac('sha256', secret).update(name).digest().subarray(0, MARK_BYTES).toString('base64url')

/** Whether the shop gave this name itself, to somebody who had agreed: nobody can make one up. */
export function isMarked({ identity }: Services, visitorId: string): boolean {
  const [, name, mark] = MARKED.exec(visitorId) ?? []
  if (name === undefined || mark === undefined) return false
  // Letter by letter: other letters may stand for the same bytes, and would be another visitor.
  return identity.keys
    .secretsFor(PURPOSE)
    .some(secret => timingSafeEqual(Buffer.from(mark), Buffer.from(markWith(secret, name))))
}

const newName = () => `vis_${randomBytes(12).toString('hex')}`

/** What a visitor is called from now on. Who did not agree gets a name that is worth nothing. */
export async function nameVisitor(shop: Shop, given: string | undefined, agreed: boolean): Promise<string> {
  if (given !== undefined && !UNMARKED.test(given)) return given
  if (!agreed || !(await hasRoom(shop))) return given ?? newName()
  const name = newName()
  return `${name}.${markWith(shop.services.identity.keys.secretFor(PURPOSE), name)}`
}
