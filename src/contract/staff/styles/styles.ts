import { z } from 'zod'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { ColourProductId, line } from '../../fields.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { pageOf, PageQuery } from '../people/staff.entities.ts'
import {
  BulkStyleChange,
  CategoryId,
  SetId,
  StaffStyle,
  StyleChange,
  StyleId,
  StyleOrder,
  StyleQuery,
  StyleRow,
} from './styles.entities.ts'
import { StaffTask, TaskId } from '../jobs/tasks.ts'

const one = z.object({ styleId: StyleId })
const Named = z.object({ value: z.string(), names: z.partialRecord(z.enum(LANGUAGES), z.string()) })

export const styles = {
  list: staffEndpoint({
    method: 'GET',
    path: '/styles',
    staff: 'catalog.read',
    summary: 'List styles: all, or those of a query',
    query: PageQuery.extend({ ...StyleQuery.shape, sort: StyleOrder }),
    response: pageOf(StyleRow).extend({
      matching: z.int().optional().meta({ description: 'How many the whole query has; on the first page' }),
    }),
  }),
  choices: staffEndpoint({
    method: 'GET',
    path: '/style-choices',
    staff: 'catalog.read',
    summary:
      'List what a style can be given: categories, sets, kinds, genders, brands, scales of sizes, families of colours',
    response: z.object({
      categories: z.array(
        z.object({
          id: CategoryId,
          name: z.string().meta({ description: 'With those above it', examples: ['Shoes › Trail'] }),
        }),
      ),
      sets: z.array(
        z.object({
          id: SetId,
          name: z.string(),
          count: z.int().meta({ description: 'Of the colours it shows' }),
          styles: z.array(z.string()).meta({ description: 'The first of them, by their styles’ names' }),
        }),
      ),
      kinds: z.array(z.string()),
      genders: z.array(Named),
      brands: z.array(Named),
      scales: z.array(z.string()),
      families: z.array(z.string()),
    }),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/styles/{styleId}',
    staff: 'catalog.read',
    summary: 'Show a style with its texts, colours and sizes, and what it lacks for each locale',
    params: one,
    response: StaffStyle,
    errors: ['STAFF_NOT_FOUND'],
  }),
  change: staffEndpoint({
    method: 'PATCH',
    path: '/styles/{styleId}',
    staff: 'catalog.write',
    mostBytes: 524_288,
    summary: 'Change a style, its colours and its sizes: all of it or nothing',
    params: one,
    body: z.object({ changes: z.array(StyleChange).min(1).max(200), reason: line(300).optional() }),
    response: StaffStyle,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW', 'INVALID_INPUT'],
  }),
  setSets: staffEndpoint({
    method: 'PUT',
    path: '/styles/{styleId}/sets',
    staff: 'catalog.write',
    summary: 'Say in which sets a colour of a style is shown',
    params: one,
    body: z.object({
      productId: ColourProductId,
      was: z.array(SetId).max(100).meta({ description: 'What was seen: others meanwhile are not overwritten' }),
      now: z.array(SetId).max(100),
    }),
    response: StaffStyle,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW', 'INVALID_INPUT'],
  }),
  duplicate: staffEndpoint({
    method: 'POST',
    path: '/styles/{styleId}/copies',
    staff: 'catalog.write',
    summary: 'Make another style of one, hidden and without sizes',
    params: one,
    body: z.object({
      styleId: StyleId.meta({ description: 'The number of the new one' }),
      colours: z
        .array(z.object({ from: ColourProductId, to: ColourProductId }))
        .max(50)
        .default([])
        .meta({ description: 'Colours that it takes along, each with its new number' }),
    }),
    response: StaffStyle,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW', 'INVALID_INPUT'],
  }),
  changeAll: staffEndpoint({
    method: 'POST',
    path: '/style-changes',
    staff: 'catalog.write',
    summary: 'Change all styles of a query',
    body: z.object({ query: StyleQuery, change: BulkStyleChange }),
    response: StaffTask,
    errors: ['STAFF_FORBIDDEN', 'INVALID_INPUT'],
  }),
  undoAll: staffEndpoint({
    method: 'POST',
    path: '/style-changes/{taskId}/undo',
    staff: 'catalog.write',
    summary: 'Take back what a task of yours did to styles, where nobody has changed the same since',
    params: z.object({ taskId: TaskId }),
    response: StaffTask,
    errors: ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'],
  }),
}
