import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#domain/sites/sites.ts'

/** As whoever reads calls it; in English where that was not written. */
export const called = (names: string, language: Language): RawBuilder<string> =>
  sql`coalesce(nullif(${sql.ref(names)}->>${language}, ''), ${sql.ref(names)}->>'en')`

/** A model in its colour: sizes of two colours lie on one shelf. */
export const calledInColour = (style: string, colour: string, language: Language): RawBuilder<string> =>
  sql`${called(style, language)} || ' · ' || ${called(colour, language)}`

/** What somebody may type for it: as they call it, and in English, which labels and other systems say. */
export const eitherName = (names: string, language: Language): RawBuilder<string> =>
  sql`concat_ws(' ', ${sql.ref(names)}->>${language}, ${sql.ref(names)}->>'en')`
