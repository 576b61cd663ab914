import { writeHistory, writeRefusal } from '../audit/audit.service.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { proveSession, type SessionWay } from './sessions.queries.ts'
import { findPerson } from './staff.queries.ts'
import type { Shown } from './sessions.service.ts'
import type { Desk } from './staff.ts'

const CALL = 'session.prove'

type Proven = { readonly staffId: string; readonly sessionId: string; readonly way: SessionWay; readonly at: Date }

/** Somebody has shown again who they are: what matters is open for a while, and the history says since when. */
export const noteProof = (shop: Shop, { staffId, sessionId, way, at }: Proven): Promise<void> =>
  inTransaction(shop, async inside => {
    await proveSession(inside.db, sessionId, at)
    const name = (await findPerson(inside.db, staffId))?.name ?? staffId
    const entry = { type: 'session' as const, id: sessionId, changes: [{ field: 'proof', after: way }] }
    await writeHistory({ ...inside, staff: { id: staffId, name } }, { call: CALL, kind: 'write' }, [entry])
  })

/** Looks at what is shown. What is refused is told too: somebody else may sit there. */
export async function shownAgain(desk: Desk, look: () => Promise<Shown>): Promise<Shown> {
  const { session } = desk.staff
  if (!session) return look()
  return look().catch(async (error: unknown) => {
    // What is asked for besides is no failure yet.
    if (error instanceof StoreError && error.code !== 'STAFF_CODE_REQUIRED')
      await writeRefusal(desk, CALL, { type: 'session', id: session.id })
    throw error
  })
}
