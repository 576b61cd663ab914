/** Which part of a list is wanted: so many, after the one with this id. */
export type PageAfter = { readonly after?: string | undefined; readonly limit: number }

/** The id to go on after; none where a page was not full, which was the last. */
export function nextOf(rows: readonly { readonly id: string }[], { limit }: PageAfter): { next?: string } {
  const last = rows.at(-1)
  return last && rows.length === limit ? { next: last.id } : {}
}

/** Where entries are numbered, the number to go on below. */
export const beforeOf = ({ after }: PageAfter): number | undefined => (after === undefined ? undefined : Number(after))
