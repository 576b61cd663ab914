import { CallError } from '#contract/client.ts'
import { call } from '#web/call.ts'

export type Attendee = { email: string; firstName: string; lastName: string }

/** Who would join, from the profile; undefined while nobody is signed in. */
export async function findAttendee(): Promise<Attendee | undefined> {
  if (!document.cookie.includes('cairn_kind=consumer')) return undefined
  try {
    const { consumerProfile } = await call('consumer.profile')
    const { email, firstName, lastName } = consumerProfile.consumerDetails
    return { email, firstName: firstName ?? email, lastName: lastName ?? '–' }
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
