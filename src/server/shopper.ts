/** Who asks. Everything a call may do for someone hangs on this one value. */
export type Shopper =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'guest'; readonly id: string; readonly usid: string }
  | { readonly kind: 'consumer'; readonly id: string; readonly usid: string }
  | {
      readonly kind: 'associate'
      /** The guest on whose behalf the associate shops. */
      readonly id: string
      readonly storeId: string
      readonly employeeId: string
    }

export const ANONYMOUS: Shopper = { kind: 'anonymous' }
