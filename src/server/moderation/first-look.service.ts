import type { Shop } from '../shop.ts'
import { plainText, wordIn } from './word-match.ts'
import { wordsOf } from './words.queries.ts'

/** Links, addresses and numbers to call. */
export const looksLikeAdvertising = (text: string): boolean =>
  /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w{2,}|\b\w+\.(?:com|net|org|shop|biz|info)\b|\+?\d[\d\s().-]{8,}\d/i.test(text)

type Judged = { readonly status: 'pending' | 'published'; readonly heldWord: string | null }

/** What a person should read before others do: advertising, and words on the list of the shopper's language. */
export async function firstLook({ db, language }: Shop, text: string): Promise<Judged> {
  const plain = plainText(text)
  const heldWord = (await wordsOf(db, language)).find(word => wordIn(plain, word)) ?? null
  return { status: heldWord !== null || looksLikeAdvertising(text) ? 'pending' : 'published', heldWord }
}
