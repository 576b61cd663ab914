import { email } from '#domain/identity/email.ts'
import { phone } from '#domain/identity/phone.ts'
import { problem, type Problem } from '#domain/identity/problem.ts'
import {
  firstProblem,
  matches,
  maxLength,
  minLength,
  minNameLength,
  name,
  required,
  requiredCheckbox,
  type Validator,
} from '#domain/identity/validators.ts'

/** What a control says about itself: the rules of its field, as the server told them to the page. */
export type Ruled = {
  readonly type: string
  readonly value: string
  readonly required: boolean
  readonly checked?: boolean
  readonly pattern?: string
  /** What is typed and is no value yet, such as half a date. */
  readonly validity?: { readonly badInput: boolean }
  readonly dataset: { readonly [name: string]: string | undefined }
}

function validatorsOf(control: Ruled, dialCode: string | undefined): Validator[] {
  const { min, max, check } = control.dataset
  const isName = check === 'name'
  return [
    ...(control.required ? [required] : []),
    ...(min === undefined ? [] : [(isName ? minNameLength : minLength)(Number(min))]),
    ...(max === undefined ? [] : [maxLength(Number(max))]),
    ...(control.pattern ? [matches(control.pattern)] : []),
    ...(isName ? [name] : []),
    ...(control.type === 'email' ? [email] : []),
    ...(control.type === 'tel' && dialCode !== undefined ? [phone({ dialCode })] : []),
  ]
}

/** What is wrong with what a control holds, by the validators that the server has too. */
export function problemOf(control: Ruled, dialCode?: string): Problem | undefined {
  if (control.validity?.badInput) return problem('match')
  if (control.type === 'checkbox') return control.required ? requiredCheckbox(control.checked ?? false) : undefined
  return firstProblem(control.value.trim(), validatorsOf(control, dialCode))
}
