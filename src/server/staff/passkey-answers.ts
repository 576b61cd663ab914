import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'

const isAnswer = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'response' in value

const Registration = z.custom<RegistrationResponseJSON>(isAnswer)
const Authentication = z.custom<AuthenticationResponseJSON>(isAnswer)

/** A browser's own format, which the library looks through; only its outline is checked here. */
export const asRegistration = (answer: unknown): RegistrationResponseJSON => Registration.parse(answer)
export const asAuthentication = (answer: unknown): AuthenticationResponseJSON => Authentication.parse(answer)
