import { useEffect, useRef } from 'react'
import { ADDRESS_FIELDS, ADDRESS_PROPERTY, addressRules } from '#domain/address/address-rules.ts'
import { checkAddressField } from '#domain/address/check-address.ts'
import { problem, type Problem } from '#domain/identity/problem.ts'
import { afterPress } from '#web/ui/fields/after-press.ts'
import { showError, type Control } from '#web/ui/fields/show-error.ts'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { useProblemText } from '#web/ui/fields/problem-text.ts'

/** Checks the form around it as the server will, beside each field and all at once. Without script the browser does. */
export default function CheckedForm() {
  const place = useRef<HTMLSpanElement>(null)
  const problemText = useProblemText()
  useEffect(() => {
    const form = place.current?.closest('form')
    const look = place.current?.firstElementChild
    if (!form || !look) return
    const show = (control: Control) => {
      const found = problemOf(form, control)
      showError(control, found && problemText(found), look)
      return found === undefined
    }
    form.noValidate = true
    form.addEventListener('submit', event => {
      const wrong = controlsOf(form).filter(control => !show(control))
      if (wrong.length === 0) return
      event.preventDefault()
      wrong[0]?.focus()
    })
    form.addEventListener('focusout', ({ target }) => {
      if (isControl(target) && target.value !== '') afterPress(() => show(target))
    })
    form.addEventListener('input', ({ target }) => {
      if (isControl(target) && target.ariaInvalid === 'true') show(target)
    })
  }, [problemText])
  return (
    <span ref={place} hidden>
      <FieldError />
    </span>
  )
}

const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement && target.type !== 'hidden') ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl)

function problemOf(form: HTMLFormElement, control: Control): Problem | undefined {
  const field = ADDRESS_FIELDS.find(each => ADDRESS_PROPERTY[each] === control.name)
  if (field) {
    const values = new FormData(form)
    const country = String(values.get(ADDRESS_PROPERTY.country) ?? form.dataset['country'] ?? '')
    const rules = addressRules(country)
    const own = { ...rules.fields[field], required: control.required }
    return checkAddressField({ ...rules, fields: { ...rules.fields, [field]: own } }, { [field]: control.value }, field)
  }
  const { valueMissing, valid } = control.validity
  return valid ? undefined : problem(valueMissing ? 'required' : control.type === 'email' ? 'email' : 'match')
}
