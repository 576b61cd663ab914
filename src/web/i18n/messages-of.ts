/** A translation has every text of the original, and nothing else. */
export type MessagesOf<T> = { readonly [K in keyof T]: string }
