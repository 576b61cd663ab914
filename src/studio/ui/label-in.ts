/** What a form calls the one field of that name, where it shows one. */
export function labelIn(form: HTMLFormElement | null | undefined, name: string): string | undefined {
  const field = form?.elements.namedItem(name)
  const isField =
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
  return (isField && field.labels?.[0]?.textContent) || undefined
}
