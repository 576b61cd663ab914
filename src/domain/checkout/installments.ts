/** What is due: equal payments, and with the first the cents that they leave over, so that they are the total together. */
export function installmentsOf(total: number, count: number): { count: number; first: number; amount: number } {
  const amount = Math.floor(total / count)
  return { count, first: total - amount * (count - 1), amount }
}
