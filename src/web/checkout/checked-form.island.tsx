import { useEffect, useRef } from 'react'
import { useT } from '#web/i18n/i18n.tsx'
import { showError, type Control } from './show-error.ts'

/**
 * Says beside each field of the form around it what its rules find wrong, all at once, in the shop's words. The rules are
 * the form's own attributes, as the server told them; without script the browser speaks for itself.
 */
export default function CheckedForm() {
  const t = useT()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    const look = form?.querySelector('[data-error-look]')?.firstElementChild
    if (!form || !look) return
    const show = (control: Control) => showError(control, textOf(control), look)
    const textOf = (control: Control): string | undefined => {
      const { valid, valueMissing, typeMismatch } = control.validity
      if (valid) return undefined
      if (valueMissing) return t('forms.required')
      if (typeMismatch) return t('forms.email')
      return t(control.type === 'tel' ? 'forms.phone' : 'forms.match')
    }
    form.noValidate = true
    form.addEventListener('submit', event => {
      const controls = [...form.elements].filter(isControl)
      for (const control of controls) show(control)
      const first = controls.find(({ validity }) => !validity.valid)
      if (!first) return
      event.preventDefault()
      first.focus()
    })
    // Once the press is over: a message that appears under a pointer that is down would move what is pressed.
    form.addEventListener('change', ({ target }) => isControl(target) && setTimeout(() => show(target), PRESS_MS))
    form.addEventListener('input', ({ target }) => isControl(target) && target.ariaInvalid === 'true' && show(target))
  }, [t])
  return <span ref={place} hidden />
}

const PRESS_MS = 200

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
