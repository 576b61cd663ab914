import { LANGUAGES } from '#domain/sites/sites.ts'
import { groupOf, setsIn, type FacetPicture, type NamedSet, type SetGroup } from '../facet-picture.ts'
import { inSlices } from '../in-slices.ts'
import type { CatalogStyle } from '../style.ts'
import type { TextPicture } from '../text/text-index.ts'
import type { CatalogPicture } from './picture.ts'
import type { PictureReader } from './picture-file.ts'
import { Revival } from './revival.ts'
import type { Stand } from './stand.queries.ts'
import type { StyleSection } from './style-section.ts'
import { StyleWriter } from './style-writer.ts'

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

/** Before the sets, of which so many follow. */
type ShownSection = Omit<FacetPicture, 'sets'> & { readonly sets: number }

const SETS_OF_A_SECTION = 250
const STYLES_OF_A_SECTION = 250
const startsOf = (all: readonly unknown[], some: number): number[] =>
  Array.from({ length: Math.ceil(all.length / some) }, (_, at) => at * some)

/** The picture in parts, none of which takes long to write. */
export async function* sectionsOf(
  { program, stand, mark }: Pick<Heading, 'program' | 'stand' | 'mark'>,
  { surroundings, readAt, styles, facets, words }: CatalogPicture,
): AsyncGenerator<unknown> {
  const heading: Heading = { program, stand, mark, surroundings, readAt, slots: styles.length }
  yield heading
  yield words.said
  yield* words.indexes
  const { sets, ...prices } = facets
  const shown: ShownSection = { ...prices, sets: sets.length }
  yield shown
  for await (const start of inSlices(startsOf(sets, SETS_OF_A_SECTION)))
    yield groupOf(sets.slice(start, start + SETS_OF_A_SECTION))
  const writer = new StyleWriter()
  for await (const start of inSlices(startsOf(styles, STYLES_OF_A_SECTION)))
    yield writer.sectionOf(styles.slice(start, start + STYLES_OF_A_SECTION))
}

/** What follows the heading, as it was written. */
export async function pictureBelow(
  { surroundings, readAt, slots }: Heading,
  { next }: PictureReader,
): Promise<CatalogPicture> {
  const said = await next<CatalogPicture['words']['said']>()
  const indexes: TextPicture[] = []
  while (indexes.length < LANGUAGES.length) indexes.push(await next<TextPicture>())
  const { sets: count, ...prices } = await next<ShownSection>()
  const sets: NamedSet[] = []
  while (sets.length < count) sets.push(...setsIn(await next<SetGroup>()))
  const styles: (CatalogStyle | undefined)[] = []
  const revival = new Revival()
  while (styles.length < slots) styles.push(...revival.stylesIn(await next<StyleSection>()))
  return { surroundings, readAt, styles, facets: { ...prices, sets }, words: { said, indexes } }
}
