import type { PageVisit } from '#contract/web.ts'

export type ShellData = { tags: readonly string[] }

/** What header and footer show, on every page. */
export async function loadShell(_visit: PageVisit): Promise<ShellData> {
  return { tags: [] }
}
