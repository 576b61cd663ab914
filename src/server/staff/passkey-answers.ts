import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { isAnswer } from '../passkeys/is-answer.ts'

const Registration = z.custom<RegistrationResponseJSON>(isAnswer)
const Authentication = z.custom<AuthenticationResponseJSON>(isAnswer)

export const asRegistration = (answer: unknown): RegistrationResponseJSON => Registration.parse(answer)
export const asAuthentication = (answer: unknown): AuthenticationResponseJSON => Authentication.parse(answer)
