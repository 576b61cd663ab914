import { instantIn } from '#domain/time/zoned.ts'

export type Days = { readonly from?: string | undefined; readonly to?: string | undefined }
export type Span = { from?: string; to?: string }

/** The end of a day that was named is the beginning of the next. */
const dayAfter = (day: string) => new Date(new Date(day).getTime() + 86_400_000).toISOString().slice(0, 10)

const beginning = (day: string, timeZone: string) => instantIn(`${day}T00:00:00`, timeZone).at

/** From the beginning of one day to the end of another, where clocks show a zone's time. */
export const spanOf = ({ from, to }: Days, timeZone: string): Span => ({
  ...(from !== undefined && { from: beginning(from, timeZone) }),
  ...(to !== undefined && { to: beginning(dayAfter(to), timeZone) }),
})
