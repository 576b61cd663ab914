import type { EventRegistration } from '#contract/consumer.requests.ts'
import { CallError } from '#contract/client.ts'
import type { z } from 'zod'
import { call } from '#web/call.ts'
import { recallSession } from '#web/session/session-store.ts'

export type Attendee = Pick<
  z.output<typeof EventRegistration>,
  'email' | 'firstName' | 'lastName' | 'gender' | 'phoneNumber'
>

/** Who would join, from the profile; undefined while nobody is signed in. */
export async function findAttendee(): Promise<Attendee | undefined> {
  if (recallSession()?.kind !== 'consumer' && document.documentElement.dataset['kind'] !== 'consumer') return undefined
  try {
    const { consumerProfile } = await call('consumer.profile')
    const { email, firstName, lastName, gender, phone } = consumerProfile.consumerDetails
    return {
      email,
      firstName: firstName ?? email,
      lastName: lastName ?? '–',
      ...(gender === undefined ? {} : { gender }),
      ...(phone === undefined ? {} : { phoneNumber: phone }),
    }
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
