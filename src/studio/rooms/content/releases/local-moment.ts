const MINUTE_MS = 60_000

/** As a field for dates wants it: in the time of this computer. */
export function localOf(moment: string | undefined): string {
  if (moment === undefined) return ''
  const at = new Date(moment)
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 19)
}

export const momentOf = (local: string): string | undefined =>
  local === '' ? undefined : new Date(local).toISOString()
