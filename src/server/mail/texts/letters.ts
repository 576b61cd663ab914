import type { MailTemplate } from '../mail-values.ts'
import { consumer } from './consumer.ts'
import { conversation } from './conversation.ts'
import { identity } from './identity.ts'
import { orders } from './orders.ts'
import { returns } from './returns.ts'
import { reviews } from './reviews.ts'
import type { LetterText } from './letter-texts.ts'

export const LETTERS: Readonly<Record<MailTemplate, LetterText>> = {
  ...orders,
  ...returns,
  ...identity,
  ...consumer,
  ...conversation,
  ...reviews,
}
