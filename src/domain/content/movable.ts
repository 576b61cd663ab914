import { PAGE_PATHS, WRITTEN_PATHS } from '../sites/shop-urls.ts'
import { kindOf } from './content-kinds.ts'
import { isScreen } from './screens.ts'

/** The shop itself leads to these, or answers there. */
const OWN_PATHS: ReadonlySet<string> = new Set([...PAGE_PATHS, ...WRITTEN_PATHS])

/** Whether an object is a page at an address of its own, which can change. */
export const isMovable = (slug: string): boolean =>
  ['page', 'article'].includes(kindOf(slug)) && !isScreen(slug) && !OWN_PATHS.has(`/${slug}`)

/** What the shop cannot do without is emptied, not deleted. */
export const isDeletable = (slug: string): boolean =>
  isMovable(slug) || ['fragment', 'category', 'product'].includes(kindOf(slug))
