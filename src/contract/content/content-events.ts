import { z } from 'zod'
import { collectionFields } from './content-collection.ts'
import { inCalendar } from '../fields.ts'
import { itemFields, RichText, ShortText, Target, titleFields } from './content-fields.ts'
import { ResponsiveMedia } from './content-media.ts'

export const EventId = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,60}$/)
  .meta({ examples: ['boulder-mud-run'] })

const ShopEvent = z
  .object({
    eventId: EventId,
    title: ShortText,
    subtitle: z.string().max(300).optional(),
    startDate: z.iso.date().check(inCalendar),
    endDate: z.iso.date().check(inCalendar),
    place: z.string().max(120).optional(),
    media: ResponsiveMedia.optional(),
    target: Target,
  })
  .meta({ id: 'ShopEvent' })

export const EventCollection = z
  .object({
    ...itemFields('event-collection'),
    ...titleFields,
    ...collectionFields,
    events: z.array(ShopEvent).max(48),
    hidePast: z.boolean().default(true),
  })
  .meta({ id: 'EventCollectionSection' })

export const EventSignUpForm = z
  .object({
    ...itemFields('event-sign-up-form'),
    eventId: EventId,
    title: ShortText,
    startDate: z.iso.date().check(inCalendar),
    endDate: z.iso.date().check(inCalendar).describe('Every day from the start to this one, inclusive, can be chosen.'),
    startTime: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
      .optional()
      .meta({ examples: ['18:30'] }),
    place: z.string().max(120).optional(),
    enablePlusOne: z.boolean().default(false),
    places: z
      .int()
      .min(1)
      .max(100_000)
      .optional()
      .describe('How many people can come on one day; without a number, all who want to.'),
    richText: RichText.min(1).describe('The terms.'),
    submitCtaLabel: ShortText,
    confirmationTitle: ShortText,
    confirmationSubtitle: z.string().max(300).optional(),
  })
  .meta({ id: 'EventSignUpFormSection' })

export const EVENTS = [EventCollection, EventSignUpForm] as const
