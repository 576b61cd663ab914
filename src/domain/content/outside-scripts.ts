/** What a link proves something with: it is for the shop alone. */
const SECRET = /[?&]\w*token=/i

/** Where money is paid, or the address itself is a key, no script runs but our own. */
export const mayRunOutside = (pageType: string | undefined, search: string): boolean =>
  pageType !== 'Checkout' && !SECRET.test(search)
