const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const SPACE = 32 ** 5

/** Five letters for a style's number: one to one, but neighbours look nothing alike. */
export function codeOf(index: number): string {
  // The factor is odd, so that no two numbers below 32^5 meet.
  let rest = Number((BigInt(index + 1) * 20_641_307n + 9_176_543n) % BigInt(SPACE))
  let code = ''
  for (let place = 0; place < 5; place++) {
    code += LETTERS.charAt(rest % 32)
    rest = Math.floor(rest / 32)
  }
  return code
}

/** The last digit of a UPC, from the eleven before it. */
export function checkDigit(eleven: string): number {
  const sum = [...eleven].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Numbers that begin with 4 are free for a shop's own use: no other company's goods carry them. */
export function upcOf(number: number): string {
  const eleven = `4${String(number).padStart(10, '0')}`
  return `${eleven}${checkDigit(eleven)}`
}

const WIDTH_CODES: Readonly<Record<string, string>> = { narrow: 'N', regular: '', wide: 'W' }

export function skuOf(colourId: string, size: string, width: string): string {
  const number = Number(size)
  const short = Number.isFinite(number) ? String(number * 10).padStart(3, '0') : size.replaceAll(/[^A-Z0-9]/g, '')
  return `${colourId}-${short}${WIDTH_CODES[width] ?? ''}`
}
