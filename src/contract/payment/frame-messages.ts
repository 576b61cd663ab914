/** Who speaks: the provider's document with the fields of a card, and the one with the bank's question. */
export const CARD_FRAME = 'cairn-card-frame'
export const CHALLENGE_FRAME = 'cairn-payment-challenge'

type FromCardFrame = {
  readonly source: typeof CARD_FRAME
  readonly type: string
  readonly token?: string
  readonly save?: boolean
  readonly height?: number
}
type FromChallengeFrame = {
  readonly source: typeof CHALLENGE_FRAME
  readonly order: string
  readonly transactionId: string
  readonly authenticationResult: string
}

const isFrom = (source: string, data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'source' in data && data.source === source

export const isFromCardFrame = (data: unknown): data is FromCardFrame => isFrom(CARD_FRAME, data)
export const isFromChallengeFrame = (data: unknown): data is FromChallengeFrame => isFrom(CHALLENGE_FRAME, data)
