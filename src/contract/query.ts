import { z } from 'zod'

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

/** One of a few numbers. */
export const queryNumber = <const N extends readonly [number, ...number[]]>(numbers: N) =>
  z.coerce.number<number | string>().pipe(z.literal(numbers))

/** What a shopper typed: printable text, no control characters. */
export const SearchText = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}\p{Co}\p{Cn}]+$/u)
