/** As the field for date and time of the browser writes it, in its own time zone. */
export function localTime(iso: string): string {
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The field knows no seconds: what nobody touched stays as it is to the second. */
export const sameOrTyped = (kept: string | undefined, typed: string): string =>
  kept !== undefined && typed === localTime(kept) ? kept : new Date(typed).toISOString()
