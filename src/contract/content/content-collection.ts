import { z } from 'zod'
import { Target } from './content-fields.ts'

export const CollectionBreakpoint = z
  .object({
    type: z.enum(['carousel', 'grid']),
    slideWidth: z.number().min(5).max(100).optional().describe('Percent of the width; an equal share when absent.'),
    slideMaxWidth: z.int().min(80).max(1440).optional().describe('In px.'),
    slidePadding: z.int().min(0).max(64).default(0).describe('Space inside a slide, in px.'),
    margin: z.int().min(0).max(64).default(16).describe('Space between slides, in px.'),
    showArrows: z.boolean().default(false),
    showIndicators: z.boolean().default(false),
    showProgress: z.boolean().default(false),
    loop: z.boolean().default(false),
    autoplay: z.boolean().default(false),
    autorotateTime: z.number().min(1).max(60).default(5).describe('Seconds a slide stays.'),
  })
  .meta({ id: 'CollectionBreakpoint' })
export type CollectionBreakpoint = z.output<typeof CollectionBreakpoint>

const CollectionBreakpoints = z
  .object({
    sm: CollectionBreakpoint.prefault({ type: 'carousel', slideWidth: 80 }),
    md: CollectionBreakpoint.prefault({ type: 'grid' }),
    lg: CollectionBreakpoint.prefault({ type: 'grid' }),
  })
  .meta({ id: 'CollectionBreakpoints' })

/** How a list of things is laid out by width. A name containing [stacked] overrules it: grid and full width. */
export const collectionFields = {
  breakpoints: CollectionBreakpoints.prefault({}),
  variant: z.enum(['default', 'highlightCenter', 'threeCardGrid']).default('default'),
  textLink: Target.optional().describe('A link beside the title, such as to the whole list.'),
}
