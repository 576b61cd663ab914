import { formatPhone, matchPhone } from '#domain/identity/phone.ts'

/** The dial code that stands beside the field of a number. */
export const dialCodeBeside = ({ form, name }: HTMLInputElement): HTMLSelectElement | undefined => {
  const beside = form?.elements.namedItem(`${name}DialCode`)
  return beside instanceof HTMLSelectElement ? beside : undefined
}

/** Pours what was typed into the mask of its country; a whole number, plus and all, chooses its country too. */
export function maskPhone(input: HTMLInputElement, typing: boolean): void {
  const select = dialCodeBeside(input)
  if (!select) return
  const { value, selectionStart } = input
  // Whoever mends a digit in the middle keeps his place.
  if (typing && selectionStart !== value.length) return
  const whole = value.trim().startsWith('+') ? matchPhone(value) : undefined
  const isOffered = [...select.options].some(option => option.value === whole?.dialCode)
  if (value.trim().startsWith('+') && !isOffered) return
  if (whole) select.value = whole.dialCode
  const masked = formatPhone(select.value, whole?.national ?? value)
  if (masked !== value) input.value = masked
}
