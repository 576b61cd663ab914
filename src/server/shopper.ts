/** Who asks. Everything a call may do for someone hangs on this one value. */
export type Shopper =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'guest'
      readonly id: string
      readonly usid: string
      /** The member for whom staff fill the cart while he is on the telephone: it is counted as his. */
      readonly memberId?: string
    }
  | { readonly kind: 'consumer'; readonly id: string; readonly usid: string }
  | {
      readonly kind: 'associate'
      /** The guest on whose behalf the associate shops. */
      readonly id: string
      readonly storeId: string
      readonly employeeId: string
    }

export const ANONYMOUS: Shopper = { kind: 'anonymous' }
