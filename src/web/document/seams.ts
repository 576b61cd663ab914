import type { Pieces } from '#contract/web.ts'

/** Stands in what React renders for a part that is finished. Nobody outside knows it, so no text can hold it. */
const SEAM = crypto.randomUUID()

/**
 * The finished parts of one page. React renders the little around them; they are sewn in as the bytes they are kept as,
 * so that a long page is neither joined to one text nor turned into bytes for each visit.
 */
export class Seams {
  readonly #parts: Pieces[] = []

  stand(part: Pieces): string {
    return `${SEAM}${this.#parts.push(part) - 1};`
  }

  sew(html: string): Pieces {
    const [start = '', ...rest] = html.split(SEAM)
    const sewn: (string | Uint8Array)[] = [start]
    for (const piece of rest) {
      const end = piece.indexOf(';')
      sewn.push(...(this.#parts[Number(piece.slice(0, end))] ?? []), piece.slice(end + 1))
    }
    return sewn
  }
}
