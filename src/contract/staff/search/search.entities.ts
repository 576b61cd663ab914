import { z } from 'zod'
import {
  MOST_MEANINGS,
  MOST_PLACED,
  ORDER_MODES,
  ORDER_RULES,
  RULE_EFFECTS,
  RULE_FACETS,
  SEARCH_TARGET,
} from '#domain/search/search-rules.ts'
import { LANGUAGES, SITE_IDS } from '#domain/sites/sites.ts'
import { line, ProductId } from '../../fields.ts'
import { FACETS } from '../../products/listing-options.ts'
import { Moment } from '../people/staff.entities.ts'

export const SearchSite = z.enum(SITE_IDS)
export const SearchLanguage = z.enum(LANGUAGES)
const Term = line(100).meta({ description: 'What is typed', examples: ['rain jacket'] })
const StyleId = ProductId.meta({ description: 'A style', examples: ['CRN4T2BK'] })
export const CategoryNumber = z.int().min(1).max(2_147_483_647)

/** A style as a room shows it. */
export const SeenStyle = z
  .object({ styleId: StyleId, title: z.string(), inStock: z.boolean() })
  .meta({ id: 'StaffSeenStyle' })

export const Synonym = z
  .object({
    language: SearchLanguage,
    term: Term,
    means: z.array(Term).max(MOST_MEANINGS).meta({ description: 'What is looked for as well; nothing takes it away' }),
  })
  .meta({ id: 'StaffSynonym' })

export const SearchRedirect = z
  .object({
    language: SearchLanguage,
    term: Term,
    target: z
      .string()
      .max(200)
      .regex(SEARCH_TARGET)
      .optional()
      .meta({
        description: 'A path of the shop without its locale; without it, the redirect is taken away',
        examples: ['c/2301'],
      }),
  })
  .meta({ id: 'StaffSearchRedirect' })

const query = z.object({ language: SearchLanguage, term: Term })
const category = z.object({ categoryId: CategoryNumber })
const many = z.object({ facet: z.enum(RULE_FACETS), value: line(60) })
const styles = z.object({
  styleIds: z.array(StyleId).min(1).max(MOST_PLACED).meta({ description: 'In this order, where they are pinned' }),
})

export const Rule = z
  .object({
    effect: z.enum(RULE_EFFECTS),
    sites: z.array(SearchSite).min(1),
    on: z.union([query, category]).meta({ description: 'A query in a language, or a category' }),
    what: z.union([styles, many]).meta({ description: 'Styles, or all that have a value; pins name styles' }),
    startsAt: Moment,
    endsAt: Moment.optional(),
  })
  .meta({ id: 'StaffSearchRule' })

export const CategoryOrder = z
  .object({
    mode: z.enum(ORDER_MODES),
    rule: z.enum(ORDER_RULES),
    placed: z.array(StyleId).max(MOST_PLACED).meta({ description: 'By hand, the first first' }),
    filters: z
      .array(z.enum(FACETS))
      .max(FACETS.length)
      .optional()
      .meta({ description: 'In this order; those of the category above without it' }),
  })
  .meta({ id: 'StaffCategoryOrder' })

export const SearchDraft = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('synonym'), ...Synonym.shape }),
    z.object({ kind: z.literal('redirect'), ...SearchRedirect.shape }),
    z.object({
      kind: z.literal('rule'),
      ruleId: z.string().max(40).optional().meta({ description: 'The one it takes the place of' }),
      rule: Rule.optional().meta({ description: 'Without it, the rule is taken away' }),
    }),
    z.object({ kind: z.literal('category'), categoryId: CategoryNumber, order: CategoryOrder }),
  ])
  .meta({ id: 'StaffSearchDraft' })

const Seen = z.object({
  total: z.int(),
  target: z.string().optional().meta({ description: 'Where it leads instead of results' }),
  first: z.array(SeenStyle),
})

export const Compared = z
  .object({
    subject: z.string().meta({ description: 'The query, or the category' }),
    searches: z.int(),
    changed: z.boolean(),
    before: Seen,
    after: Seen,
  })
  .meta({ id: 'StaffSearchCompared' })
