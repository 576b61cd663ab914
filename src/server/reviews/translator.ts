import { z } from 'zod'
import type { Language } from '#domain/sites/sites.ts'
import type { Config } from '../config.ts'
import { askService } from '../http/ask-service.ts'
import type { Log } from '../log.ts'

const LONGEST = 20_000
const Answer = z.object({ translatedText: z.array(z.string().max(LONGEST)) })

type Settings = Pick<Config, 'TRANSLATE_URL' | 'TRANSLATE_API_KEY' | 'TRANSLATE_TIMEOUT_MS'>
type Asked = { readonly texts: readonly string[]; readonly from: string; readonly into: Language }

type Words = readonly string[] | undefined
/** What the texts are of, and where they are kept once they are translated. */
type Book = {
  readonly of: string
  readonly read: () => Promise<Words>
  readonly keep: (words: readonly string[]) => Promise<unknown>
}

/** The texts in another language, in their order; undefined, and a line in the log, when they cannot be had. */
export type Translator = (asked: Asked, book: Book) => Promise<Words>

/**
 * A service that speaks as LibreTranslate does, where one is configured. Whoever wants what it works at waits for
 * that, and whoever comes just after it finds it kept: nothing is paid for twice.
 */
export function createTranslator(settings: Settings, log: Log): Translator | undefined {
  const { TRANSLATE_URL: url, TRANSLATE_API_KEY: key, TRANSLATE_TIMEOUT_MS: timeoutMs } = settings
  if (url === undefined) return undefined
  const underWay = new Map<string, ReturnType<Translator>>()
  return (asked, book) => {
    const name = JSON.stringify([book.of, asked])
    const answer = underWay.get(name) ?? once(url, asked, book).finally(() => underWay.delete(name))
    underWay.set(name, answer)
    return answer
  }

  async function once(to: string, asked: Asked, { read, keep }: Book): Promise<Words> {
    const kept = await read()
    if (kept) return kept
    const words = await translate(to, asked)
    if (words) await keep(words)
    return words
  }

  async function translate(to: string, { texts, from, into }: Asked) {
    const body = { q: texts, source: from, target: into, format: 'text', ...(key !== undefined && { api_key: key }) }
    const answer = await askService(log, { url: to, timeoutMs, body })
    if (answer === undefined) return undefined
    const { data } = Answer.safeParse(answer)
    if (data?.translatedText.length === texts.length) return data.translatedText
    log.error('The translator answers something else than was asked', { host: new URL(to).host })
    return undefined
  }
}
