import { LOCALES } from '#domain/sites/sites.ts'
import { PICTURE_GAPS, STYLE_STATES } from '#domain/styles/style-words.ts'
import type { Search } from '../../lists/search.ts'

export type StyleSearch = Search<'q' | 'category' | 'gender' | 'brand' | 'state' | 'pictures' | 'incomplete'>

/** What the address asks for; what it says that nobody knows is left out. */
const WORD = /^[a-z0-9][a-z0-9-]{0,59}$/

export function styleQueryOf({ q, category, gender, brand, state, pictures, incomplete }: StyleSearch) {
  const known = {
    state: STYLE_STATES.find(each => each === state),
    pictures: PICTURE_GAPS.find(each => each === pictures),
    incomplete: LOCALES.find(each => each === incomplete),
  }
  return {
    ...(q !== undefined && { q }),
    ...(/^\d{4,10}$/.test(category ?? '') && { category: Number(category) }),
    ...(gender !== undefined && WORD.test(gender) && { gender }),
    ...(brand !== undefined && WORD.test(brand) && { brand }),
    ...(known.state && { state: known.state }),
    ...(known.pictures && { pictures: known.pictures }),
    ...(known.incomplete && { incomplete: known.incomplete }),
  }
}
export type StyleQuery = ReturnType<typeof styleQueryOf>
