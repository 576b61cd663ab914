import { useEffect, useRef, useState, type ComponentPropsWithRef, type FormEvent } from 'react'
import { firstProblem, requiredCheckbox, type Validator } from '#domain/identity/validators.ts'
import { afterPress } from './after-press.ts'
import { useProblemText } from './problem-text.ts'

/** For boxes that must be ticked. */
export const ticked: Validator = value => requiredCheckbox(value === 'on')

type Values<N extends string> = Readonly<Record<N, string>>
type Rules<N extends string> = Readonly<Partial<Record<N, readonly Validator[]>>>
type Errors<N extends string> = ReadonlyMap<N, string>

type Options<N extends string> = {
  initial: Values<N>
  /** What each field must satisfy; may look at the other fields. */
  rules: Rules<N> | ((values: Values<N>) => Rules<N>)
  onSubmit: (values: Values<N>) => Promise<void> | void
}

/** A form in an island: values, errors beside their fields, one submission at a time. Without script the same form posts. */
export function useForm<N extends string>({ initial, rules, onSubmit }: Options<N>) {
  const problemText = useProblemText()
  const [values, setValues] = useState<Values<N>>(initial)
  const [errors, setErrors] = useState<Errors<N>>(new Map())
  const [submitting, setSubmitting] = useState(false)
  const [refused, setRefused] = useState(0)
  const ref = useRef<HTMLFormElement>(null)
  // The browser's own messages serve until this code does.
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true
  }, [])
  useEffect(() => {
    if (refused > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])

  const rulesFor = (all: Values<N>) => (typeof rules === 'function' ? rules(all) : rules)
  const errorOf = (name: N, all: Values<N>): string | undefined => {
    const problem = firstProblem(all[name], rulesFor(all)[name] ?? [])
    return problem && problemText(problem)
  }
  const check = (name: N, all: Values<N>) => setErrors(before => withError(before, name, errorOf(name, all)))
  const change = (name: N, value: string) => {
    setValues(before => ({ ...before, [name]: value }))
    if (errors.has(name)) check(name, { ...values, [name]: value })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (submitting) return
    const found = namesOf(initial).reduce<Errors<N>>(
      (all, name) => withError(all, name, errorOf(name, values)),
      new Map(),
    )
    setErrors(found)
    if (found.size > 0) return setRefused(refused + 1)
    setSubmitting(true)
    try {
      await onSubmit(values)
    } finally {
      setSubmitting(false)
    }
  }

  const formProps: ComponentPropsWithRef<'form'> = { ref, onSubmit: event => void submit(event) }
  return {
    values,
    errors,
    submitting,
    formProps,
    setValue: change,
    /** For what only the server knows, such as an email already in use. */
    setError(name: N, text: string) {
      setErrors(before => withError(before, name, text))
      setRefused(count => count + 1)
    },
    reset() {
      setValues(initial)
      setErrors(new Map())
    },
    field: (name: N) => ({
      name,
      value: values[name],
      error: errors.get(name),
      onChange: (value: string) => change(name, value),
      onBlur: () => values[name] !== '' && afterPress(() => check(name, values)),
    }),
    checkbox: (name: N) => ({
      name,
      checked: values[name] === 'on',
      error: errors.get(name),
      onChange: (checked: boolean) => change(name, checked ? 'on' : ''),
    }),
  }
}

const namesOf = <N extends string>(values: Values<N>): N[] =>
  Object.keys(values).filter((name): name is N => name in values)

function withError<N extends string>(errors: Errors<N>, name: N, text: string | undefined): Errors<N> {
  const next = new Map(errors)
  if (text === undefined) next.delete(name)
  else next.set(name, text)
  return next
}
