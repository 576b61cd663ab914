const find = (what: string) => document.querySelector<HTMLElement>(`main ${what}`)

/**
 * A form that came back says what is wrong where it is wrong. A page that is just there announces nothing by itself: so
 * the first field at fault takes the focus, or else the notice.
 */
export const focusOnRefusal = (): void => (find('[aria-invalid=true]') ?? find('[role=alert]'))?.focus()
