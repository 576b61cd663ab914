/** A time of day would need the shopper's clock. */
export const minutesLeft = (until: string | undefined): number =>
  until === undefined ? 0 : Math.floor((new Date(until).getTime() - Date.now()) / 60_000)
