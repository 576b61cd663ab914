import type { FeedColour, FeedRow } from './feeds.queries.ts'

type Priced = Pick<FeedRow, 'current' | 'original' | 'historic_best'> & Pick<FeedColour, 'since' | 'coming'>
type Sale = { readonly price: number; readonly period?: readonly [from: Date, to: Date] }

/** What a piece costs, and what it costs less of: now, or from a moment that is set. A period is told only where its end is. */
export function saleOf(
  { current, original, historic_best, since, coming }: Priced,
  lowestOfThirtyDays: boolean,
  now: Date,
): { readonly price: number; readonly sale?: Sale } {
  const [next, afterNext] = coming.filter(({ starts_at }) => new Date(starts_at) > now)
  const before = (lowestOfThirtyDays ? historic_best : undefined) ?? original
  if (before > current)
    return { price: before, sale: { price: current, ...(next && { period: [since, new Date(next.starts_at)] }) } }
  if (next && afterNext && next.current < current)
    return {
      price: current,
      sale: { price: next.current, period: [new Date(next.starts_at), new Date(afterNext.starts_at)] },
    }
  return { price: current }
}
