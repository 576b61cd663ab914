import type { search } from '#contract/staff/search/search.ts'
import { UNSTEERED } from '../catalog/steering.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { categoriesFor, categoryFor, requireSite, setCategory } from './categories.service.ts'
import { queriesFor } from './figures.service.ts'
import { preview } from './preview.service.ts'
import { addRule, changeRule, removeRule, rulesFor } from './rules.service.ts'
import { foundStyles } from './seen-styles.ts'
import { setRedirect, setSynonym, wordsFor } from './words.service.ts'

const MOST_FOUND = 20
const DONE = { success: true } as const

export const searchHandlers: StaffHandlers<typeof search> = {
  queries: (desk, { query }) => queriesFor(desk, query),
  words: wordsFor,
  setSynonym: (desk, { body }) => setSynonym(desk, body).then(() => DONE),
  setRedirect: (desk, { body }) => setRedirect(desk, body).then(() => DONE),
  rules: rulesFor,
  addRule: (desk, { body }) => addRule(desk, body),
  changeRule: (desk, { params, body }) => changeRule(desk, params.ruleId, body).then(() => DONE),
  removeRule: (desk, { params, query }) => removeRule(desk, params.ruleId, query).then(() => DONE),
  categories: categoriesFor,
  category: (desk, { params, query }) => categoryFor(desk, params.categoryId, query.siteId),
  setCategory: (desk, { params, body }) => setCategory(desk, params.categoryId, body).then(() => DONE),
  async styles(desk, { query: { q, siteId } }) {
    const { catalog, search: engine } = desk.services
    await catalog.ready()
    requireSite(desk, siteId)
    const sought = { site: siteId, text: q, language: desk.language, unfinished: true, steering: UNSTEERED }
    const { ids } = await engine.best(sought, MOST_FOUND)
    return { styles: foundStyles(desk, ids, siteId) }
  },
  preview: (desk, { body }) => preview(desk, body.siteId, body.draft),
}
