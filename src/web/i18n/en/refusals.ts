import type { ErrorName } from '#contract/errors/errors.ts'

export default {
  generic: 'That did not work. Try again.',
  unticked: 'Tick the boxes that are required, then send it again.',
  INVALID_INPUT: 'Check what you have entered.',
  INVALID_EMAIL_FORMAT: 'Enter an email address such as name@example.com.',
  REVIEW_TOO_LONG: 'This text is too long. Shorten it.',
  CAPTCHA_FAILED: 'We could not tell that you are a person. Try again.',
  RATE_LIMITED: 'Too many tries. Wait a minute.',
  NOT_FOUND: 'This is not here any more. Reload the page.',
  LIST_PRODUCT_NOT_FOUND: 'This is not here any more. Reload the page.',
  MISSING_REQUEST_TYPE: 'Choose what it is about.',
  BODY_TOO_LARGE: 'This picture is too large. Choose a smaller one.',
  UNSUPPORTED_MEDIA_TYPE: 'We cannot read this picture. Choose a JPEG, PNG, WebP or AVIF.',
  AUTHORISATION_FAILED: 'Sign in to go on.',
  PROFILE_NOT_FOUND: 'Sign in to go on.',
  CANNOT_AUTHORISE: 'You may not do this here. Sign in as yourself.',
} as const satisfies Partial<Record<ErrorName | 'generic' | 'unticked', string>>
