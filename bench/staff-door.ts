// Somebody of the staff, who works over the network.
import { createStaffClient, type StaffCall } from '#contract/staff/staff-client.ts'
import { httpTransport } from '#server/testing/http-transport.ts'

export const PASSWORD = 'Cairn-demo-1'

const staffOf = (origin: string): StaffCall => {
  const visitor = httpTransport(
    { request: (to, init) => fetch(new URL(new URL(to).pathname + new URL(to).search, origin), init) },
    {},
  )
  return createStaffClient(async ({ method, path, body }) => {
    const response = await visitor.fetch(path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), origin },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  })
}

export async function signIn(origin: string, role: string): Promise<StaffCall> {
  const call = staffOf(origin)
  await call('session.signIn', { body: { email: `${role}@cairn.test`, password: PASSWORD } })
  return call
}
