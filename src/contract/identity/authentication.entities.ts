import { z } from 'zod'
import { PASSWORD_MIN_LENGTH, isStrongPassword } from '#domain/identity/password.ts'
import { failsAs } from '../errors/errors.ts'
import {
  BasketId,
  BirthDate,
  CaptchaToken,
  ConsumerId,
  Email,
  FavoriteId,
  line,
  OrderNumber,
  Phone,
  PostalCode,
  SaveForLaterId,
} from '../fields.ts'
import { EmployeeId, StoreId, StorePin } from '../fields.ts'
import { Gender } from '../consumer/consumer.entities.ts'
import { InStoreSalesInfo } from '../orders/order.entities.ts'

const delivery = {
  tokenDelivery: z.enum(['cookie', 'body']).default('cookie').meta({
    description:
      'cookie keeps the tokens in HttpOnly cookies, out of reach of scripts. body is for programs that are no browser; a refresh in this way must bring its refreshToken in the body.',
  }),
}

const GuestObjects = z
  .strictObject({
    basketId: BasketId.optional(),
    favoriteId: FavoriteId.optional(),
    saveForLaterId: SaveForLaterId.optional(),
  })
  .meta({
    id: 'GuestObjects',
    description:
      'What the guest had, to be merged into what the consumer has. Whose it is, the tokens say: ids of others are ' +
      'passed over. Without this field all of it is merged.',
  })

const GUEST_ACTIONS = ['merge', 'leave'] as const

export const TokenRequest = z
  .union([
    z.strictObject({ grantType: z.literal('guest').optional(), ...delivery }),
    z.strictObject({
      grantType: z.literal('authorization_code').optional(),
      authorizationCode: line(512).meta({ examples: ['zq7c0Yq9X2mJr4Lw'] }),
      codeVerifier: z
        .string()
        .regex(/^[A-Za-z0-9_-]{43}$/)
        .meta({
          description: '32 random bytes in base64url',
          examples: ['dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'],
        }),
      guestObjects: GuestObjects.optional(),
      orderNo: OrderNumber.optional().meta({ description: 'A guest order to take over' }),
      st: line(512)
        .optional()
        .meta({ description: 'The proof for orderNo, from the order confirmation', examples: ['s1.ab'] }),
      action: z
        .enum(GUEST_ACTIONS)
        .default('merge')
        .meta({ description: 'What becomes of what the guest had: merge gives it to the consumer, leave does not' }),
      ...delivery,
    }),
    z.strictObject({
      grantType: z.literal('refresh_token'),
      refreshToken: line(2048)
        .optional()
        .meta({ description: 'From the cookie without it', examples: ['rt_5d8'] }),
      ...delivery,
    }),
  ])
  .meta({
    id: 'TokenRequest',
    description:
      'A guest token (nothing said, or grantType guest), an exchange after signing in (authorizationCode), or a refresh (grantType refresh_token)',
    examples: [{ grantType: 'guest' }],
  })

export const TokenAnswer = z
  .object({
    usid: z.string().meta({ description: 'The visit', examples: ['usid_6m2x'] }),
    customerId: z.string().meta({ description: 'The guest or the consumer', examples: ['con_9d3k7z5q'] }),
    isGuest: z.boolean(),
    isEmployee: z.boolean().optional(),
    expiresIn: z
      .int()
      .positive()
      .meta({ description: 'Seconds the access token lives', examples: [1800] }),
    refreshExpiresIn: z
      .int()
      .positive()
      .meta({ description: 'Seconds the refresh token lives', examples: [7_776_000] }),
    accessToken: z
      .string()
      .optional()
      .meta({ description: 'With tokenDelivery body only', examples: ['eyJhbGciOi'] }),
    refreshToken: z
      .string()
      .optional()
      .meta({ description: 'With tokenDelivery body only', examples: ['rt_5d8'] }),
    merged: z
      .object({
        basketId: BasketId.optional(),
        favoriteId: FavoriteId.optional(),
        saveForLaterId: SaveForLaterId.optional(),
        orderNo: OrderNumber.optional(),
      })
      .optional()
      .meta({ description: 'Where the things of the guest are now' }),
  })
  .meta({ id: 'TokenAnswer' })

export const CodeChallenge = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({
    description: 'SHA-256 of the code verifier in base64url',
    examples: ['E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
  })

const weak = failsAs('PASSWORD_TOO_SHORT')

export const NewPassword = z
  .string(weak)
  .min(PASSWORD_MIN_LENGTH, weak)
  .max(128, weak)
  .refine(isStrongPassword, weak)
  .meta({ description: 'At least 8 characters with upper case, lower case and a digit', examples: ['Cairn-demo-1'] })

export const Password = z
  .string()
  .min(1)
  .max(128)
  .meta({ examples: ['Cairn-demo-1'] })

export const SignIn = z
  .strictObject({
    username: Email,
    password: Password,
    codeChallenge: CodeChallenge,
    recaptcha_response: CaptchaToken.optional(),
  })
  .meta({ id: 'SignIn' })

export const AuthorizationCode = z
  .object({
    authorizationCode: z
      .string()
      .meta({ description: 'Good once, for the token call', examples: ['zq7c0Yq9X2mJr4Lw'] }),
    expiresIn: z
      .int()
      .positive()
      .meta({ examples: [60] }),
  })
  .meta({ id: 'AuthorizationCode' })

export const SignUp = z
  .strictObject({
    firstName: line(60)
      .optional()
      .meta({ description: 'Required where enrollment is not simplified', examples: ['Robin'] }),
    lastName: line(60)
      .optional()
      .meta({ description: 'Like firstName', examples: ['Hale'] }),
    email: Email,
    password: NewPassword,
    confirmPassword: z
      .string()
      .max(128)
      .optional()
      .meta({ examples: ['Cairn-demo-1'] }),
    postalCode: PostalCode.optional(),
    birthDate: BirthDate.optional(),
    phone: Phone.optional(),
    gender: Gender.optional(),
    agreements: z
      .array(line(60).meta({ examples: ['brand-terms'] }))
      .max(20)
      .default([])
      .meta({ description: 'The terms that were ticked' }),
    loyalty: z.boolean().default(false),
    newsletter: z.boolean().default(false),
    sms: z.boolean().default(false).meta({ description: 'The SMS terms were accepted' }),
    interests: line(200)
      .optional()
      .meta({ description: 'Joined with the pipe character', examples: ['hiking|snow'] }),
    referralCode: line(64)
      .optional()
      .meta({ examples: ['ROBIN-7K'] }),
    codeChallenge: CodeChallenge.optional().meta({ description: 'To be signed in at once' }),
    recaptcha_response: CaptchaToken.optional(),
  })
  .meta({ id: 'SignUp', description: 'Not shown in the specification; the fields are those of the sign-up form' })

export const SignUpAnswer = z
  .object({
    consumerId: ConsumerId,
    authorizationCode: z
      .string()
      .optional()
      .meta({ examples: ['zq7c0Yq9X2mJr4Lw'] }),
  })
  .meta({ id: 'SignUpAnswer', description: 'The code is there when a codeChallenge was sent' })

export const AgentLogin = z
  .strictObject({
    storeId: StoreId,
    employeeId: EmployeeId,
    pin: StorePin,
    recaptcha_response: CaptchaToken.optional(),
    ...delivery,
  })
  .meta({ id: 'AgentLogin', description: 'Not shown in the specification; what an associate enters' })

export const AgentSession = z
  .object({ ...TokenAnswer.shape, inStoreSalesInfo: InStoreSalesInfo })
  .meta({ id: 'AgentSession' })
