/** Whether the last digit of an EAN-13, a UPC-12 or another such number is the one that the others ask for. */
export function isGtin(code: string): boolean {
  const digits = Array.from(code, Number)
  const sum = digits.reduceRight((total, digit, at) => total + digit * ((digits.length - at) % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0
}
