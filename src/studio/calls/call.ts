import { CallError } from '#contract/client.ts'
import { Bounded } from '#domain/memory/bounded.ts'
import { createStaffClient, type StaffCall } from '#contract/staff/staff-client.ts'
import { $preferences } from '../preferences/preferences.ts'
import { askForProof } from './proof.ts'
import { askToSignIn } from './signed-in-again.ts'

const MOST_UNANSWERED = 100
/** Changes that were sent and not answered yet. Sent again, it is the same wish: it happens once. */
const unanswered = new Bounded<string>(MOST_UNANSWERED)

/** Files look alike as text: each is told from others by itself. */
const files = new WeakMap<Blob, string>()

function fileName(file: Blob): string {
  const name = files.get(file) ?? crypto.randomUUID()
  files.set(file, name)
  return name
}

const plain = createStaffClient(async ({ method, path, body }) => {
  const isFile = body instanceof Blob
  const wish = method === 'GET' ? undefined : `${method} ${path} ${isFile ? fileName(body) : JSON.stringify(body)}`
  const id = wish && unanswered.of(wish, () => crypto.randomUUID())
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': $preferences.get().language,
      ...(body !== undefined && { 'content-type': isFile ? 'text/csv' : 'application/json' }),
      ...(id && { 'x-transaction-id': id }),
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
  })
  const isJson = /^application\/json\b/.test(response.headers.get('content-type') ?? '')
  const answer: unknown = isJson || !response.ok ? await response.json().catch(() => undefined) : response.body
  if (wish) unanswered.delete(wish)
  return { status: response.status, body: answer }
})

/** A call of the staff's services. What needs a fresh proof, or a session that has ended, asks for it and then goes on by itself. */
export const call: StaffCall = async (name, ...input) => {
  try {
    return await plain(name, ...input)
  } catch (error) {
    if (!(await isAnswered(error, name))) throw error
    return call(name, ...input)
  }
}

async function isAnswered(error: unknown, name: string): Promise<boolean> {
  if (isRefusal(error, 'STAFF_PROOF_REQUIRED')) return askForProof()
  // Who asks about the session itself wants to know just that.
  return isRefusal(error, 'STAFF_SIGN_IN_REQUIRED') && !name.startsWith('session.') && askToSignIn()
}

export const isRefusal = (error: unknown, code: string): error is CallError =>
  error instanceof CallError && error.code === code
