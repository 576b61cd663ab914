import { z } from 'zod'
import { line } from '../../fields.ts'
import {
  CategoryNumber,
  CategoryOrder,
  Compared,
  Rule,
  SearchDraft,
  SearchLanguage,
  SearchRedirect,
  SearchSite,
  SeenStyle,
  Synonym,
} from './search.entities.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { Done } from '../people/staff.entities.ts'

const mark = z.string().max(24)
const marked = z.object({ mark: mark.meta({ description: 'Says which state was read' }) })
const seen = z.object({
  seen: mark.optional().meta({
    description:
      'The mark that was read, empty for what was not there; refused where another stands. Without it, whatever stands is replaced',
  }),
})

const REFUSED = ['STAFF_FORBIDDEN', 'STAFF_NOT_NOW'] as const
const ERRORS = ['STAFF_NOT_FOUND', ...REFUSED] as const
const rule = z.object({ ruleId: z.string().max(40) })
const one = z.object({ categoryId: z.coerce.number().pipe(CategoryNumber) })

export const search = {
  queries: staffEndpoint({
    method: 'GET',
    path: '/search/queries',
    staff: 'search.read',
    summary: 'List what was searched for by who agreed to be measured: in vain, without a click, and what came next',
    query: z.object({
      only: z.enum(['all', 'missed', 'unclicked']).default('all'),
      days: z.coerce.number().int().min(1).max(90).default(30),
    }),
    response: z.object({
      rows: z.array(
        z.object({
          language: SearchLanguage,
          term: z.string(),
          searches: z.int(),
          misses: z.int().meta({ description: 'Times that nothing was found' }),
          clicks: z.int().meta({ description: 'Times that a product was followed' }),
          next: z.array(z.object({ term: z.string(), times: z.int() })),
        }),
      ),
    }),
  }),
  words: staffEndpoint({
    method: 'GET',
    path: '/search/words',
    staff: 'search.read',
    summary: 'List synonyms, and queries that lead to a page',
    response: z.object({
      synonyms: z.array(Synonym.extend(marked.shape)),
      redirects: z.array(SearchRedirect.required({ target: true }).extend(marked.shape)),
    }),
  }),
  setSynonym: staffEndpoint({
    method: 'PUT',
    path: '/search/synonyms',
    staff: 'search.write',
    summary: 'Say what a word of shoppers means in the words of the shop',
    body: Synonym.extend(seen.shape),
    response: Done,
    errors: REFUSED,
  }),
  setRedirect: staffEndpoint({
    method: 'PUT',
    path: '/search/redirects',
    staff: 'search.write',
    summary: 'Let a query lead to a page instead of results',
    body: SearchRedirect.extend(seen.shape),
    response: Done,
    errors: REFUSED,
  }),
  rules: staffEndpoint({
    method: 'GET',
    path: '/search/rules',
    staff: 'search.read',
    summary: 'List pins, boosts and buries of the sites that one may see',
    response: z.object({
      rules: z.array(
        Rule.extend({
          ...marked.shape,
          id: z.string(),
          state: z.enum(['coming', 'on', 'over']),
          madeBy: z.string(),
          mayChange: z.boolean(),
          styles: z.array(SeenStyle).meta({ description: 'The styles it names' }),
        }),
      ),
    }),
  }),
  addRule: staffEndpoint({
    method: 'POST',
    path: '/search/rules',
    staff: 'search.write',
    summary: 'Pin, boost or bury styles for a query or in a category',
    body: Rule,
    response: z.object({ id: z.string() }),
    errors: ERRORS,
  }),
  changeRule: staffEndpoint({
    method: 'PUT',
    path: '/search/rules/{ruleId}',
    staff: 'search.write',
    summary: 'Change a rule',
    params: rule,
    body: Rule.extend(seen.shape),
    response: Done,
    errors: ERRORS,
  }),
  removeRule: staffEndpoint({
    method: 'DELETE',
    path: '/search/rules/{ruleId}',
    staff: 'search.write',
    summary: 'Take a rule away',
    params: rule,
    query: seen,
    response: Done,
    errors: ERRORS,
  }),
  categories: staffEndpoint({
    method: 'GET',
    path: '/search/categories',
    staff: 'search.read',
    summary: 'List categories and how each is in order',
    response: z.object({
      categories: z.array(
        z.object({
          categoryId: CategoryNumber,
          title: z.string(),
          depth: z.int(),
          mode: CategoryOrder.shape.mode,
          ownFilters: z.boolean(),
        }),
      ),
    }),
  }),
  category: staffEndpoint({
    method: 'GET',
    path: '/search/categories/{categoryId}',
    staff: 'search.read',
    summary: 'Read how a category is in order, and what it shows first on a site',
    params: one,
    query: z.object({ siteId: SearchSite }),
    response: CategoryOrder.extend({
      ...marked.shape,
      title: z.string(),
      shownFilters: z.array(z.string()).meta({ description: 'Those it has, or has from above' }),
      placedStyles: z.array(SeenStyle),
      first: z.array(SeenStyle).meta({ description: 'As shoppers see it, the first sixty' }),
      total: z.int(),
    }),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
  setCategory: staffEndpoint({
    method: 'PUT',
    path: '/search/categories/{categoryId}',
    staff: 'search.write',
    summary: 'Put a category in order by hand, by a rule or both, and choose its filters',
    params: one,
    body: CategoryOrder.extend(seen.shape),
    response: Done,
    errors: ERRORS,
  }),
  styles: staffEndpoint({
    method: 'GET',
    path: '/search/styles',
    staff: 'search.read',
    summary: 'Find styles of a site by words or number, as shoppers do',
    query: z.object({ q: line(100), siteId: SearchSite }),
    response: z.object({ styles: z.array(SeenStyle) }),
    errors: ['STAFF_FORBIDDEN'],
  }),
  preview: staffEndpoint({
    method: 'POST',
    path: '/search/previews',
    perMinute: 60,
    staff: 'search.read',
    readOnly: true,
    summary: 'Show the hundred most frequent queries, or the category, before and after a change that is not saved yet',
    body: z.object({ siteId: SearchSite, draft: SearchDraft }),
    response: z.object({ rows: z.array(Compared) }),
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN'],
  }),
}
