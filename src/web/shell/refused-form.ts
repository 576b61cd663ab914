/**
 * A form that came back says what is wrong where it is wrong. A page that is just there announces nothing by itself: so
 * the first field at fault takes the focus, or else the notice.
 */
export function focusOnRefusal(): void {
  const main = document.querySelector('main')
  const field = main?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const notice = main?.querySelector<HTMLElement>('[role="alert"]')
  if (notice && !field) notice.tabIndex = -1
  ;(field ?? notice)?.focus()
}
