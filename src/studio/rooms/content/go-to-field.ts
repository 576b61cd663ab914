const FIELDS = '.editor-fields :is(input:not([type="checkbox"]), textarea, [contenteditable="true"])'

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const saidBy = (field: HTMLElement): string =>
  plain(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : field.textContent)

/** To the field that says these words; where none does, because a product or a setting said them, to the first. */
export function goToField(words: string): void {
  const fields = [...document.querySelectorAll<HTMLElement>(FIELDS)]
  const sought = plain(words)
  const saying = (test: (said: string) => boolean) => fields.find(field => sought !== '' && test(saidBy(field)))
  const field = saying(said => said === sought) ?? saying(said => said.includes(sought)) ?? fields[0]
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true
  field?.focus()
}
