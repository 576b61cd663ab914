import { z } from 'zod'
import { STUDIO_ADDRESSES } from '#domain/staff/studio-addresses.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashOfSecret, newSecret } from '../identity/ids.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { findStaff } from './find-staff.service.ts'
import type { OpenId } from './openid.ts'
import { refuseGoverned } from './governed.service.ts'
import { findByIdentity } from './identities.queries.ts'
import { linkIdentity, personOf } from './person-of-identity.service.ts'
import { requireProof } from './proof.ts'
import { insertSecret, takeSecret } from './secrets.queries.ts'
import { noteProof } from './proofs.service.ts'
import { openSession } from './sessions.service.ts'
import { clearJourneyCookie, journeySecretOf, setJourneyCookie } from './staff-cookie.ts'
import { studioOrigin } from './studio-origin.ts'

const LIFE_MS = 10 * 60_000
/** Where the window ends in which somebody proved who they are. */
const PROVED = '/studio/proved'
const LINKED = '/studio/account'

const Session = z.object({ sessionId: z.string(), staffId: z.string() })

const Journey = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  to: z.string(),
  /** The session that is open already where somebody signs in. */
  over: z.string().optional(),
  /** The session that asks for a fresh proof, and whose it is. */
  proving: Session.optional(),
  /** The session of somebody who wants to come in this way too, from now on. */
  linking: Session.optional(),
})

export type Wish = { readonly to?: string; readonly proof?: boolean; readonly link?: boolean }

/** Who asks from inside the studio. A way in is added only by who has just shown who they are. */
async function sessionFor(shop: Shop, { link }: Wish): Promise<z.output<typeof Session>> {
  const staff = await findStaff(shop)
  if (!staff?.session) throw new StoreError('STAFF_SIGN_IN_REQUIRED')
  if (link) {
    requireProof(shop, staff)
    await refuseGoverned(shop.db, staff.id)
  }
  return { sessionId: staff.session.id, staffId: staff.id }
}

/** Only into the studio: an address from outside must not become a place we lead to. */
function insideStudio(origin: string, to: string | undefined): string {
  if (to === undefined || !URL.canParse(to, origin)) return '/studio'
  const url = new URL(to, origin)
  return url.origin === origin && /^\/studio(?:\/|$)/.test(url.pathname) ? url.pathname + url.search : '/studio'
}

/** Answers where to go: the company's own sign-in, which then leads back here. */
export async function leaveForSignIn(shop: Shop, openId: OpenId, wish: Wish) {
  const origin = studioOrigin(shop)
  const session = wish.proof || wish.link ? await sessionFor(shop, wish) : undefined
  const over = session ? undefined : (await findStaff(shop))?.session?.id
  const { to, departure } = await openId.leave(shop.log, `${origin}${STUDIO_ADDRESSES.signedOn}`, session !== undefined)
  const secret = newSecret()
  const journey: z.input<typeof Journey> = {
    ...departure,
    to: insideStudio(origin, wish.to),
    over,
    ...(session && (wish.link ? { linking: session } : { proving: session })),
  }
  await insertSecret(
    shop.db,
    {
      secret_hash: hashOfSecret(secret),
      purpose: 'oidc',
      staff_id: session?.staffId ?? null,
      payload: JSON.stringify(journey),
      expires_at: new Date(shop.now.getTime() + LIFE_MS),
    },
    shop.now,
  )
  setJourneyCookie(shop, secret, LIFE_MS / 1000)
  return to.href
}

/** Whoever comes back, in the browser that left, once. */
export async function arriveFromSignIn(shop: Shop, openId: OpenId): Promise<string> {
  const secret = journeySecretOf(shop)
  clearJourneyCookie(shop)
  const taken = secret === undefined ? undefined : await takeSecret(shop.db, hashOfSecret(secret), 'oidc', shop.now)
  if (!taken) throw new StoreError('STAFF_SIGN_IN_REFUSED')
  const { to, over, proving, linking, ...departure } = Journey.parse(taken.payload)
  const at = new URL(STUDIO_ADDRESSES.signedOn + shop.request.url.search, studioOrigin(shop))
  const described = await openId.arrive(shop.log, at, departure, (proving ?? linking) !== undefined)
  if (linking) {
    await inTransaction(shop, inside => linkIdentity(inside, described, linking))
    return LINKED
  }
  const staffId = await inTransaction(shop, inside => personOf(inside, described))
  const provedAt = described.provedAt && described.provedAt < shop.now ? described.provedAt : undefined
  if (!proving) {
    // Not told when a password was typed there, the session has proved nothing that matters yet.
    await openSession(shop, {
      staffId,
      way: 'oidc',
      provedAt: provedAt ?? new Date(0),
      over,
      counts: async db => (await findByIdentity(db, described))?.id === staffId,
    })
    return to
  }
  if (proving.staffId !== staffId) throw new StoreError('STAFF_SIGN_IN_REFUSED')
  await noteProof(shop, { ...proving, way: 'oidc', at: provedAt ?? shop.now })
  return PROVED
}
