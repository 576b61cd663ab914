/** What a link proves something with, or opens what is not public: it is for the shop alone. */
const SECRET_NAME = /^(?:\w*token|st|shared)$/i

/** Whether an address is itself a key, also when it leads on to one, as a sign-in does that returns there. */
export const isSecretAddress = (search: string): boolean =>
  Array.from(new URLSearchParams(search)).some(
    ([name, value]) =>
      SECRET_NAME.test(name) || (value.includes('?') && isSecretAddress(value.slice(value.indexOf('?')))),
  )

/** Where money is paid, or the address itself is a key, no script runs but our own. */
export const mayRunOutside = (pageType: string | undefined, search: string): boolean =>
  pageType !== 'Checkout' && !isSecretAddress(search)
