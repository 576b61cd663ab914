import { CallError } from '#contract/client.ts'
import { call } from '#web/call.ts'
import { recallSession } from '#web/session/session-state.ts'
import { attendeeOf, type Attendee } from './attendee-of.ts'

/** Who would join; undefined while nobody is signed in. */
export async function findAttendee(): Promise<Attendee | undefined> {
  if (recallSession()?.kind !== 'consumer' && document.documentElement.dataset['kind'] !== 'consumer') return undefined
  try {
    const { consumerProfile } = await call('consumer.profile')
    return attendeeOf(consumerProfile.consumerDetails)
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
