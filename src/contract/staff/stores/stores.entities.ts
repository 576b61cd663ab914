import { z } from 'zod'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { STORE_SERVICES } from '#domain/stores/store-services.ts'
import { WEEKDAYS } from '#domain/stores/opening-hours.ts'
import { EmployeeId, line, StoreId } from '../../fields.ts'
import { personal } from '../../hidden.ts'

const Clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ examples: ['10:00'] })

const Span = z
  .tuple([Clock, Clock])
  .refine(([open, close]) => open < close, { error: 'it closes after it opens' })
  .meta({ description: 'From when to when', examples: [['10:00', '18:00']] })

export const WeekHours = z
  .partialRecord(z.enum(WEEKDAYS), Span)
  .meta({ id: 'WeekHours', description: 'A day that is missing is closed' })

const ExceptionalDay = z
  .object({
    date: z.iso.date(),
    name: line(60).meta({ description: 'As shoppers read it', examples: ['New Year'] }),
    yearly: z.boolean().meta({ description: 'A holiday, on this day of every year' }),
    hours: Span.optional().meta({ description: 'Closed all day without them' }),
  })
  .meta({ id: 'ExceptionalDay' })

export const ExceptionalDays = z
  .array(ExceptionalDay)
  .max(100)
  .refine(days => new Set(days.map(({ date }) => date)).size === days.length, { error: 'each date once' })

export const Services = z.array(z.enum(STORE_SERVICES)).max(STORE_SERVICES.length)

export const PickupCapacity = z
  .int()
  .min(0)
  .max(9999)
  .nullable()
  .meta({ description: 'How many orders a day it hands over; null is as many as come' })

export const StoreRow = z.object({
  storeId: StoreId,
  name: z.string(),
  city: z.string(),
  site: z.enum(SITE_IDS),
  open: z.boolean(),
  services: z.array(z.string()),
  pickupCapacity: PickupCapacity,
  pickupsToday: z.int().meta({ description: 'Promised today: ordered, being paid for or set aside' }),
})

export const Associate = z
  .object({
    employeeId: EmployeeId,
    name: z.string().meta(personal),
    manager: z.boolean().meta({ description: 'Approves what associates may not grant alone' }),
    active: z.boolean(),
  })
  .meta({ id: 'StoreAssociate' })

export const StaffStore = StoreRow.extend({
  street: z.string(),
  postalCode: z.string(),
  phone: z.string(),
  timeZone: z.string(),
  hours: WeekHours,
  exceptions: ExceptionalDays,
  associates: z.array(Associate),
  mayChange: z.boolean(),
}).meta({ id: 'StaffStore' })

export const StaffPoint = z
  .object({
    id: z.string(),
    name: z.string(),
    carrier: z.string(),
    street: z.string(),
    city: z.string(),
    postalCode: z.string(),
    site: z.enum(SITE_IDS),
    open: z.boolean(),
    hours: WeekHours,
    mayChange: z.boolean(),
  })
  .meta({ id: 'StaffCollectionPoint' })
