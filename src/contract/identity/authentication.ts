import { z } from 'zod'
import { DEFAULT_SOURCE } from '#domain/sites/channels.ts'
import {
  AgentLogin,
  AgentSession,
  AuthorizationCode,
  NewPassword,
  Password,
  SignIn,
  SignUp,
  SignUpAnswer,
  TokenAnswer,
  TokenRequest,
} from './authentication.entities.ts'
import { endpoint, type IdentifyingGroup } from '../endpoint.ts'
import { CaptchaToken, Done, Email, line } from '../fields.ts'

export const authentication = {
  token: endpoint({
    method: 'POST',
    path: '/token/v2/auth/token',
    summary: 'Get a token',
    identifies: true,
    description: 'Retry once after 2000 ms on 409. A 403 may be ignored.',
    body: TokenRequest,
    response: TokenAnswer,
    errors: [
      'DUPLICATED_TOKEN',
      'INVALID_AUTHORIZATION_CODE',
      'INVALID_REFRESH_TOKEN',
      'CUSTOMER_LIST_UNKNOWN',
      'LOGIN_SYSTEM_ERROR',
    ],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/consumers-v3/auth/signin',
    summary: 'Sign in',
    perMinute: 10,
    identifies: true,
    description: 'Answers a code, which the token call exchanges together with the verifier of the challenge.',
    body: SignIn,
    response: AuthorizationCode,
    errors: [
      'INVALID_CREDENTIALS',
      'LAST_LOGIN_ATTEMPT',
      'USER_LOCKED',
      'ACCOUNT_LOCKED',
      'CAPTCHA_FAILED',
      'INVALID_EMAIL_FORMAT',
      'CUSTOMER_LIST_UNKNOWN',
      'LOGIN_SYSTEM_ERROR',
      'RATE_LIMITED',
    ],
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/auth/signout',
    summary: 'Sign out',
    identifies: true,
    body: z
      .strictObject({
        refreshToken: line(2048)
          .optional()
          .meta({ description: 'From the cookie without it', examples: ['rt_5d8'] }),
      })
      .meta({ id: 'SignOut' }),
    response: Done,
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/consumers-v3/auth/signup',
    summary: 'Create an account',
    perMinute: 5,
    identifies: true,
    headers: z.object({
      source: line(40)
        .default(DEFAULT_SOURCE)
        .meta({ description: 'The lead source', examples: [DEFAULT_SOURCE] }),
    }),
    body: SignUp,
    response: SignUpAnswer,
    errors: [
      'SIGN_UP_CLOSED',
      'CANNOT_AUTHORISE',
      'LOGIN_IN_USE',
      'PHONE_IN_USE',
      'MISSING_BIRTHDATE',
      'INVALID_AGE',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_COMMON',
      'PASSWORDS_DO_NOT_MATCH',
      'INVALID_EMAIL_FORMAT',
      'CAPTCHA_FAILED',
      'RATE_LIMITED',
    ],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/changepassword',
    summary: 'Change the password of the signed-in consumer',
    perMinute: 10,
    identifies: true,
    body: z
      .strictObject({
        currentPassword: Password,
        newPassword: NewPassword,
        confirmPassword: Password.optional(),
        keepPasskeys: z.boolean().default(false).meta({ description: 'Passkeys end with the old password without it' }),
      })
      .meta({ id: 'ChangePassword' }),
    response: Done,
    errors: [
      'AUTHORISATION_FAILED',
      'WRONG_CURRENT_PASSWORD',
      'SAME_PASSWORD',
      'PASSWORD_USED_BEFORE',
      'PASSWORDS_DO_NOT_MATCH',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_COMMON',
      'PASSWORD_CHANGE_FAILED',
    ],
  }),
  proveAgain: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/auth/prove',
    beyondSpecification: true,
    summary: 'Prove with the password that the owner of the account is there',
    perMinute: 10,
    identifies: true,
    description: 'Good for 5 minutes of this visit, for the calls that answer PROOF_REQUIRED without it.',
    body: z.strictObject({ password: Password }).meta({ id: 'ProveAgain' }),
    response: Done,
    errors: ['AUTHORISATION_FAILED', 'PROFILE_NOT_FOUND', 'WRONG_CURRENT_PASSWORD', 'ACCOUNT_LOCKED', 'RATE_LIMITED'],
  }),
  confirmForgotPassword: endpoint({
    method: 'POST',
    path: '/consumers-v3/confirmforgotpassword',
    summary: 'Set a new password with the link of the mail',
    identifies: true,
    body: z
      .strictObject({
        token: line(512).meta({ description: 'From the link', examples: ['pr_4c1x8'] }),
        newPassword: NewPassword,
        confirmPassword: Password.optional(),
      })
      .meta({ id: 'ConfirmForgotPassword' }),
    response: Done,
    errors: [
      'RESET_LINK_EXPIRED',
      'SAME_PASSWORD',
      'PASSWORD_USED_BEFORE',
      'PASSWORDS_DO_NOT_MATCH',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_COMMON',
    ],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/resetpassword',
    summary: 'Ask for a link to set a new password',
    perMinute: 5,
    identifies: true,
    description: 'Answers the same whether there is an account or not.',
    body: z.strictObject({ email: Email, recaptcha_response: CaptchaToken.optional() }).meta({ id: 'ResetPassword' }),
    response: Done,
    errors: ['INVALID_EMAIL_FORMAT', 'CAPTCHA_FAILED', 'RATE_LIMITED'],
  }),
  agentLogin: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/agent/login',
    summary: 'Sign in as an associate of a store',
    perMinute: 10,
    identifies: true,
    body: AgentLogin,
    response: AgentSession,
    errors: ['INVALID_AGENT_CREDENTIALS', 'EMPLOYEE_STORE_NOT_FOUND', 'USER_LOCKED', 'CAPTCHA_FAILED', 'RATE_LIMITED'],
  }),
} satisfies IdentifyingGroup
