import { z } from 'zod'
import { LOCALES } from '#domain/sites.ts'

/** A number in a query string. A caller in the same program may pass it as a number. */
export const queryInt = (min: number, max: number) => z.coerce.number<number | string>().int().min(min).max(max)

export const queryFlag = z.union([z.boolean(), z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })])

/** Several values: the name repeated, or one value with commas. */
export const queryList = <S extends z.ZodType<string, string>>(item: S, max: number) =>
  z
    .union([
      z
        .string()
        .max(4000)
        .transform(text => text.split(',').filter(part => part !== '')),
      z.array(z.string()),
    ])
    .pipe(z.array(item).max(max))

/** What a shopper typed: printable text, no control characters. */
export const SearchText = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}\p{Co}\p{Cn}]+$/u)

/** Query parameters that every read of the shop understands. */
export const localeQuery = {
  locale: z.enum(LOCALES).optional().describe('Wins over x-locale.'),
  bypassAllCache: queryFlag.optional().describe('Answer from the database, not from a cache.'),
}
