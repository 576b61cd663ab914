import { z } from 'zod'
import { USE_PLACE } from './assets/asset-words.ts'
import { PageQuery } from './people/staff.entities.ts'

/** As long as a database tells them: to the microsecond. */
const LONGEST_MOMENT = 27
const Moment = z.iso.datetime().max(LONGEST_MOMENT)

/** No calendar of a database has a year 0. */
const isIn = (schema: z.ZodType, time: string) => !time.startsWith('0000') && schema.safeParse(time).success

/** Where a list goes on that is sorted by time: the moment, and the name of the entry among those of that moment. */
const cursorOf = (time: z.ZodType, between: string, example: string) =>
  z
    .string()
    .max(200)
    .refine(text => {
      const at = text.indexOf(between)
      return at > 0 && at + 1 < text.length && isIn(time, text.slice(0, at))
    })
    .meta({ examples: [example] })
    .optional()

/** Lists of numbered entries. */
export const NumberedPage = PageQuery.extend({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .meta({ examples: ['4711'] })
    .optional(),
})

export const FeedPage = PageQuery.extend({
  after: z
    .string()
    .regex(/^\d{1,15} whe_[0-9a-z]{4,40}$/)
    .meta({ examples: ['4711 whe_4kd92m'] })
    .optional(),
})

export const UsesPage = PageQuery.extend({
  after: z
    .string()
    .max(200)
    .regex(USE_PLACE)
    .meta({ examples: ['content~autumn~any'] })
    .optional(),
})

export const TimedPage = PageQuery.extend({ after: cursorOf(Moment, '~', '2026-03-02T09:30:00.000Z~a1') })
export const SpacedPage = PageQuery.extend({ after: cursorOf(Moment, ' ', '2026-03-02T09:30:00.000Z a1') })
export const DayPage = PageQuery.extend({ after: cursorOf(z.iso.date(), '~', '2026-03-02~dlv_8k2m4q') })
