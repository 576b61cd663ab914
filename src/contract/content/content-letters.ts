import { z } from 'zod'

/** What stands in a subject or on a button: one line, so that nothing of it becomes a header. */
const Line = z
  .string()
  .trim()
  .min(1)
  .max(150)
  .regex(/^\P{Cc}*$/u, 'is more than one line')

/** What editors write of one letter; what it tells of an order or a card, the shop writes. */
export const LetterFields = z.object({
  subject: Line,
  heading: Line,
  paragraphs: z
    .array(z.object({ text: z.string().max(2000).optional() }))
    .min(1)
    .max(20)
    .describe('One that says nothing in a language is left out there.'),
  actionLabel: Line.describe('The words on the button.'),
})

/** Words that many letters share. */
export const LETTER_WORDS = [
  'subtotal',
  'discount',
  'shipping',
  'tax',
  'taxIncluded',
  'total',
  'refund',
  'earlier',
  'withheld',
  'given',
  'free',
  'deliverTo',
  'cardNumber',
  'code',
  'amount',
  'validUntil',
  'tracking',
  'footer',
  'leaveBefore',
  'leave',
] as const
export type LetterWord = (typeof LETTER_WORDS)[number]

const Words = z.string().trim().min(1).max(300)
/** Named so that translators find them, as all that visitors read. */
export const fieldOfWord = (word: LetterWord) => `${word}Text` as const
export const LetterWordFields = z.object(Object.fromEntries(LETTER_WORDS.map(word => [fieldOfWord(word), Words])))
