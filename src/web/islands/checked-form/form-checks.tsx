import { useEffect, useRef } from 'react'
import { lengthOf } from '#domain/identity/validators.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { problemOf, type Ruled } from './control-rules.ts'
import { dialCodeBeside, maskPhone } from './mask-phone.ts'
import { showError, type Control } from './show-error.ts'

/**
 * Says beside each field of the form around it what its rules find wrong, all at once, in the shop's words. The rules are
 * the form's own attributes, as the server told them; without script the browser speaks for itself.
 */
export function FormChecks() {
  const t = useT()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    const look = form?.querySelector('[data-error-look]')?.firstElementChild
    if (!form || !look) return
    const listening = new AbortController()
    const found = (control: Control) =>
      problemOf(ruledBy(control), isPhone(control) ? dialCodeBeside(control)?.value : undefined)
    const show = (control: Control) => {
      const problem = found(control)
      showError(control, problem && t(`forms.${problem.key}`, problem.params), look)
    }
    const on = (type: 'submit' | 'change' | 'input', hear: (event: Event) => void) =>
      form.addEventListener(type, hear, { signal: listening.signal })
    form.noValidate = true
    on('submit', event => {
      const controls = new Set([...form.elements].filter(isControl).map(spokesmanOf))
      for (const control of controls) show(control)
      const first = [...controls].find(control => found(control))
      if (!first) return
      event.preventDefault()
      // Whoever sends this form by script waits further up.
      event.stopPropagation()
      first.focus()
    })
    // Once the press is over: a message that appears under a pointer that is down would move what is pressed.
    on('change', ({ target }) => {
      if (!isControl(target)) return
      if (isPhone(target)) maskPhone(target, false)
      setTimeout(() => show(spokesmanOf(target)), PRESS_MS)
    })
    on('input', ({ target }) => {
      if (!isControl(target)) return
      if (isPhone(target)) maskPhone(target, true)
      if (target instanceof HTMLTextAreaElement) count(target)
      if (target.ariaInvalid === 'true') show(target)
    })
    return () => listening.abort()
  }, [t])
  return <span ref={place} hidden />
}

const PRESS_MS = 200

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Of several to choose one from, the first says what is wrong with all. */
function spokesmanOf(control: Control): Control {
  const group = control.type === 'radio' ? control.form?.elements.namedItem(control.name) : undefined
  const first = group instanceof RadioNodeList ? group[0] : undefined
  return isControl(first) ? first : control
}

/** What one of several says of itself counts for all of them. */
function ruledBy(control: Control): Ruled {
  if (control.type !== 'radio') return control
  const group = control.form?.elements.namedItem(control.name)
  const value = group instanceof RadioNodeList ? group.value : ''
  return { type: 'radio', value, required: control.required, dataset: {} }
}

function count({ value, maxLength, parentElement }: HTMLTextAreaElement): void {
  const shown = parentElement?.querySelector('[data-count]')
  if (shown) shown.textContent = `${lengthOf(value)} / ${maxLength}`
}

const isPhone = (control: Control): control is HTMLInputElement => control.type === 'tel'
