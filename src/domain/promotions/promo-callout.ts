export type PromoCallout = readonly [string, string, string]

/** A promotion callout is used only if it splits on the pipe into exactly 3 parts. */
export function parsePromoCallout(message: string): PromoCallout | undefined {
  const [first, second, third, ...more] = message.split('|').map(part => part.trim())
  if (first === undefined || second === undefined || third === undefined || more.length > 0) return undefined
  return [first, second, third]
}
