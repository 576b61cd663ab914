import type { session } from '#contract/staff/people/session.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { acceptInvitation, lookAtInvitation } from './invitations.service.ts'
import { describeMe, describeNewcomer, waysIn } from './me.service.ts'
import { asAuthentication, asRegistration } from './passkey-answers.ts'
import { addPasskey, ownPasskeys, removePasskey } from './own-passkeys.service.ts'
import { changePassword, setAuthenticator, startAuthenticator } from './own-secrets.service.ts'
import { finishSignIn, startRegistration, startSignIn } from './passkeys.service.ts'
import { noteProof, shownAgain } from './proofs.service.ts'
import { endSession, openSession, ownSessions, signOut, type Shown } from './sessions.service.ts'
import { provePassword } from './sign-in.service.ts'
import type { Desk, Staff } from './staff.ts'

const opened = async (shop: Shop, shown: Shown) => describeNewcomer(shop, await openSession(shop, shown))

async function proved(desk: Desk, session: NonNullable<Staff['session']>, { staffId, way }: Shown) {
  await noteProof(desk, { staffId, sessionId: session.id, way, at: desk.now })
  return describeMe(desk, { ...desk.staff, session: { ...session, provedAt: desk.now } })
}

const done = { success: true } as const

export const sessionHandlers: StaffHandlers<typeof session> = {
  read: desk => describeMe(desk, desk.staff),
  ways: waysIn,
  signIn: async (desk, { body }) => opened(desk, await provePassword(desk, body)),
  startPasskey: desk => startSignIn(desk),
  async signInWithPasskey(desk, { body }) {
    const shown = await shownAgain(desk, () => finishSignIn(desk, asAuthentication(body.answer)))
    const { session: current } = desk.staff
    return current && desk.staff.id === shown.staffId ? proved(desk, current, shown) : opened(desk, shown)
  },
  async prove(desk, { body }) {
    const { email, session: current } = desk.staff
    if (email === undefined || !current) throw new StoreError('STAFF_SIGN_IN_REFUSED')
    return proved(desk, current, await shownAgain(desk, () => provePassword(desk, { email, ...body })))
  },
  async signOut(desk) {
    await signOut(desk)
    return done
  },
  list: async desk => ({ sessions: await ownSessions(desk) }),
  async end(desk, { params }) {
    await endSession(desk, params.sessionId)
    return done
  },
  async startPasskeyRegistration(desk) {
    const { id, email = '', name } = desk.staff
    const beside = await ownPasskeys(desk)
    desk.record({ type: 'person', id })
    return startRegistration(
      desk,
      { id, email, name },
      beside.map(each => each.id),
    )
  },
  async addPasskey(desk, { body }) {
    await addPasskey(desk, asRegistration(body.answer), body.name)
    return done
  },
  passkeys: async desk => ({ passkeys: await ownPasskeys(desk) }),
  async removePasskey(desk, { params }) {
    await removePasskey(desk, params.passkeyId)
    return done
  },
  async changePassword(desk, { body }) {
    await changePassword(desk, body.password)
    return done
  },
  startAuthenticator: desk => startAuthenticator(desk),
  async setAuthenticator(desk, { body }) {
    await setAuthenticator(desk, body)
    return done
  },
  invitation: (desk, { body }) => lookAtInvitation(desk, body.token),
  async accept(desk, { body }) {
    const { passkey, ...rest } = body
    const { id, way } = await acceptInvitation(desk, { ...rest, passkey: passkey && asRegistration(passkey) })
    return opened(desk, { staffId: id, way, counts: async () => true })
  },
}
