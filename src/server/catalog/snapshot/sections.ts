import { LANGUAGES } from '#domain/sites/sites.ts'
import { inSlices } from '../in-slices.ts'
import type { CatalogStyle } from '../style.ts'
import type { TextPicture } from '../text/text-index.ts'
import type { CatalogPicture } from './picture.ts'
import type { PictureReader } from './picture-file.ts'
import { Revival } from './revival.ts'
import type { Stand } from './stand.queries.ts'

/** What it was made of and where that stood: whoever differs in any of it cannot use it. */
export type Heading = {
  readonly program: string
  readonly stand: Stand
  /** What the log says of it: a database that was restored to before does not know it. */
  readonly mark: string
  readonly surroundings: string
  /** When everything was read last, by a process or by the one whose picture it started from. */
  readonly readAt: number
  readonly slots: number
}

const STYLES_OF_A_SECTION = 250

type Slots = readonly (CatalogStyle | undefined)[]

/** The picture in parts, none of which takes long to write. */
export async function* sectionsOf(
  { program, stand, mark }: Pick<Heading, 'program' | 'stand' | 'mark'>,
  { surroundings, readAt, styles, words }: CatalogPicture,
): AsyncGenerator<unknown> {
  const heading: Heading = { program, stand, mark, surroundings, readAt, slots: styles.length }
  yield heading
  yield words.said
  yield* words.indexes
  const starts = Array.from(
    { length: Math.ceil(styles.length / STYLES_OF_A_SECTION) },
    (_, at) => at * STYLES_OF_A_SECTION,
  )
  for await (const start of inSlices(starts)) yield styles.slice(start, start + STYLES_OF_A_SECTION)
}

/** What follows the heading, as it was written. */
export async function pictureBelow(
  { surroundings, readAt, slots }: Heading,
  { next }: PictureReader,
): Promise<CatalogPicture> {
  const said = await next<CatalogPicture['words']['said']>()
  const indexes: TextPicture[] = []
  while (indexes.length < LANGUAGES.length) indexes.push(await next<TextPicture>())
  const styles: (CatalogStyle | undefined)[] = []
  while (styles.length < slots) {
    const revival = new Revival()
    for (const style of await next<Slots>()) styles.push(style && revival.of(style))
  }
  return { surroundings, readAt, styles, words: { said, indexes } }
}
