export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Says at a field of a page's own form what is wrong with it, or takes that away again. */
export function showError(control: Control, text: string | undefined, look: Element): void {
  const id = `${control.id || control.name}-error`
  const told = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(each => each !== id && each !== '')
  const shown = document.querySelector(`#${CSS.escape(id)}`)
  if (text === undefined) {
    shown?.remove()
    control.removeAttribute('aria-invalid')
  } else {
    const line = shown ?? look.cloneNode(true)
    if (!(line instanceof HTMLElement)) return
    line.id = id
    line.replaceChildren(...line.children, text)
    if (!shown) partOf(control).after(line)
    // One of several cannot be wrong by itself.
    if (control.type !== 'radio') control.setAttribute('aria-invalid', 'true')
    told.push(id)
  }
  if (told.length > 0) control.setAttribute('aria-describedby', told.join(' '))
  else control.removeAttribute('aria-describedby')
}

/** What stands under the label: the control, or what it is a part of. */
function partOf(control: Control): Element {
  const choices = control.type === 'radio' ? control.closest('fieldset')?.lastElementChild : undefined
  if (choices) return choices
  const field = control.labels?.[0]?.parentElement
  const part = field && [...field.children].find(child => child.contains(control))
  return part ?? control
}
