import { z } from 'zod'
import { isSegmentId, SEGMENTS } from '#domain/decision/segments.ts'
import { collectionFields } from './content-collection.ts'
import { CARDS } from './content-cards.ts'
import { COMMERCE } from './content-commerce.ts'
import { EVENTS } from './content-events.ts'
import { itemFields, titleFields } from './content-fields.ts'
import { HEROES } from './content-heroes.ts'
import { Colour } from './content-media.ts'
import { NAVIGATION } from './content-navigation.ts'
import { NOTICES } from './content-notices.ts'
import { STORIES } from './content-stories.ts'
import type { SectionType } from './content-section-types.ts'

// The kinds that hold other items stand in this file because they and the union name each other.
type Items = z.ZodArray<typeof SectionItem>
type OptionalItems = z.ZodDefault<Items>

export const Carousel = z.object({
  ...itemFields('carousel'),
  ...titleFields,
  ...collectionFields,
  backgroundColor: Colour.optional(),
  get items(): Items {
    return z.array(SectionItem).max(48)
  },
})

const Segment = z.object({
  id: z.enum(Object.keys(SEGMENTS).filter(isSegmentId)),
  get targets(): Items {
    return z.array(SectionItem)
  },
})

export const Segmentation = z.object({
  ...itemFields('segmentation'),
  segments: z.array(Segment).describe('The first that matches the visitor is shown.'),
  get baselines(): OptionalItems {
    return z.array(SectionItem).default([])
  },
})

const ExperienceId = z.string().min(1).max(100)

const Variant = z.object({
  name: z.string().max(200).default(''),
  variantId: z
    .string()
    .regex(/^\d+-[A-Za-z0-9_-]+$/)
    .describe('Of the form number-key.'),
  get targets(): Items {
    return z.array(SectionItem)
  },
})

export const Experiment = z.object({
  ...itemFields('experiment'),
  experienceId: ExperienceId,
  variants: z.array(Variant),
  get baselines(): OptionalItems {
    return z.array(SectionItem).default([])
  },
})

export const PersonalisationExperience = z.object({
  ...itemFields('personalisation-experience'),
  experienceId: ExperienceId,
  variants: z.array(Variant),
  get baselines(): OptionalItems {
    return z.array(SectionItem).default([])
  },
})

export const FilterBy = z.object({
  ...itemFields('filter-by'),
  rule: z.enum(['IN', 'NOT IN']).default('IN'),
  values: z
    .array(z.string().regex(/^(?:[A-Z0-9]{8,11}|\d{4,10})$/))
    .max(500)
    .describe('Product or category ids.'),
  get items(): Items {
    return z.array(SectionItem)
  },
})

/** Each file of sections has its own list; the kinds that hold others are added here. */
export const SectionItem = z.discriminatedUnion('type', [
  ...CARDS,
  ...COMMERCE,
  ...EVENTS,
  ...HEROES,
  ...NAVIGATION,
  ...NOTICES,
  ...STORIES,
  PersonalisationExperience,
  Carousel,
  FilterBy,
  Segmentation,
  Experiment,
])
export type SectionItem = z.output<typeof SectionItem>

// Named here and not by `.meta`, which would copy the objects and with them run their getters too early.
z.globalRegistry.add(Carousel, { id: 'CarouselSection' })
z.globalRegistry.add(Segmentation, { id: 'SegmentationSection' })
z.globalRegistry.add(Experiment, { id: 'ExperimentSection' })
z.globalRegistry.add(PersonalisationExperience, { id: 'PersonalisationExperienceSection' })
z.globalRegistry.add(FilterBy, { id: 'FilterBySection' })
z.globalRegistry.add(SectionItem, { id: 'SectionItem' })

/** None. A kind that is in no list is this instead of a section, so that the compiler says what to do. */
type Unlisted = {
  [T in Exclude<SectionType, SectionItem['type']>]: { type: T; 'put its schema into a list of SectionItem': never }
}[Exclude<SectionType, SectionItem['type']>]

export type SectionOf<T extends SectionType> = Extract<SectionItem | Unlisted, { type: T }>
