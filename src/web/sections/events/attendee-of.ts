import type { EventRegistration } from '#contract/consumer/consumer.requests.ts'
import type { z } from 'zod'

type Registration = z.output<typeof EventRegistration>
export type Attendee = Pick<Registration, 'email' | 'firstName' | 'lastName' | 'gender' | 'phoneNumber'>

type Details = {
  email: string
  firstName?: string | undefined
  lastName?: string | undefined
  gender?: Registration['gender']
  phone?: string | undefined
}

/** Who would join, from what the profile says. */
export const attendeeOf = ({ email, firstName, lastName, gender, phone }: Details): Attendee => ({
  email,
  // As much of it as a name may hold.
  firstName: firstName ?? email.slice(0, 60),
  lastName: lastName ?? '–',
  ...(gender === undefined ? {} : { gender }),
  ...(phone === undefined ? {} : { phoneNumber: phone }),
})
