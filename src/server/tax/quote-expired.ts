/** What was quoted is too old to be sold by. */
export class QuoteExpired extends Error {
  override readonly name = 'QuoteExpired'
}
