import type { session } from '#contract/staff/session.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { acceptInvitation, lookAtInvitation } from './invitations.service.ts'
import { describeMe, describeNewcomer, waysIn } from './me.service.ts'
import { asAuthentication, asRegistration } from './passkey-answers.ts'
import { addPasskey, ownPasskeys, removePasskey } from './own-passkeys.service.ts'
import { changePassword, setAuthenticator, startAuthenticator } from './own-secrets.service.ts'
import { finishSignIn, startRegistration, startSignIn } from './passkeys.service.ts'
import { endSession, openSession, ownSessions, prolongProof, signOut, type Shown } from './sessions.service.ts'
import { provePassword } from './sign-in.service.ts'

const opened = async (shop: Shop, shown: Shown) => describeNewcomer(shop, await openSession(shop, shown))

const done = { success: true } as const

export const sessionHandlers: StaffHandlers<typeof session> = {
  read: desk => describeMe(desk, desk.staff),
  ways: waysIn,
  signIn: async (desk, { body }) => opened(desk, await provePassword(desk, body)),
  startPasskey: desk => startSignIn(desk),
  async signInWithPasskey(desk, { body }) {
    const shown = await finishSignIn(desk, asAuthentication(body.answer))
    if (!desk.staff.session || desk.staff.id !== shown.staffId) return opened(desk, shown)
    await prolongProof(desk)
    return describeMe(desk, { ...desk.staff, session: { ...desk.staff.session, provedAt: desk.now } })
  },
  async prove(desk, { body }) {
    const { email, session: current } = desk.staff
    if (email === undefined || !current) throw new StoreError('STAFF_SIGN_IN_REFUSED')
    await provePassword(desk, { email, ...body })
    await prolongProof(desk)
    return describeMe(desk, { ...desk.staff, session: { ...current, provedAt: desk.now } })
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
