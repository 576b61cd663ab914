import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { countsPer, networkOf } from '../http/counts-per.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'

const PURPOSE = 'visitor-mark'
const MARK_BYTES = 16
const DAY_MS = 86_400_000
/** How many visitors of one network are measured a day; whoever comes after them is served as well, and in no test. */
export const MOST_A_DAY = 100

const MARKED = /^(vis_[0-9a-f]{24})\.([\w-]{22})$/
/** A name of ours that got no mark. */
const UNMARKED = /^vis_[0-9a-f]{24}$/

const markWith = (secret: string, name: string): string =>
  createHmac('sha256', secret).update(name).digest().subarray(0, MARK_BYTES).toString('base64url')

/** Whether the shop gave this name itself, to somebody who had agreed: nobody can make one up, nor choose his variant by it. */
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
export function nameVisitor(shop: Shop, given: string | undefined, agreed: boolean): string {
  if (given !== undefined && !UNMARKED.test(given)) return given
  if (!agreed || !isCounted(shop)) return given ?? newName()
  const name = newName()
  return `${name}.${markWith(shop.services.identity.keys.secretFor(PURPOSE), name)}`
}

const known = new WeakMap<Services['identity'], ReturnType<typeof countsPer>>()

function isCounted({ services, address, now }: Shop): boolean {
  if (!services.config.RATE_LIMITS) return true
  const counts = known.get(services.identity) ?? countsPer(DAY_MS)
  known.set(services.identity, counts)
  return counts.count(networkOf(address), now.getTime()) <= MOST_A_DAY
}
