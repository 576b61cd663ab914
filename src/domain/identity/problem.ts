/** The default words of every validator; the key lets a translation replace them. */
export const VALIDATION_MESSAGES = {
  required: 'This field is required',
  email: 'Email is not valid',
  exactLength: 'Value must contain at exactly {length} characters',
  minLength: 'Value must contain at least {min} characters',
  maxLength: 'Value must not be longer than {max} characters',
  minNumber: 'Value must not be less than {min}',
  maxNumber: 'Value must not be more than {max}',
  number: 'Value must be a number',
  date: 'Date should match {format} and be a valid date.',
  minDate: 'Date must not be before {min}',
  maxDate: 'Date must not be after {max}',
  name: 'Name is not valid.',
  password: 'Password does not meet requirements.',
  passwordLength: 'At least {min} characters',
  passwordNumber: 'At least one number',
  passwordUpperCase: 'At least one upper case letter',
  passwordLowerCase: 'At least one lower case letter',
  phone: 'A valid phone number is required',
  match: 'Value is not valid',
  sameAs: 'Values do not match',
  dobValidationMsg: 'Enter a date of birth after {min}',
  dobAgeRestrictionMsg: 'You must be at least {minimalAge} years old',
  requiredCheckbox: 'Please tick this box to continue',
  docType: 'Doc type is required',
} as const satisfies Record<string, string>

export type ProblemKey = keyof typeof VALIDATION_MESSAGES
export type ProblemParams = Readonly<Record<string, string | number>>

/** What is wrong with a value: a key to translate, its parameters, and the default message. */
export type Problem = { readonly key: ProblemKey; readonly message: string; readonly params: ProblemParams }

export const fillIn = (template: string, params: ProblemParams): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))

export const problem = (key: ProblemKey, params: ProblemParams = {}): Problem => ({
  key,
  message: fillIn(VALIDATION_MESSAGES[key], params),
  params,
})
