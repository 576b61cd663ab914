import { z } from 'zod'

const Zones = z.array(
  z.object({
    id: z.string(),
    names: z.unknown(),
    options: z.array(z.object({ id: z.string(), hex: z.string(), names: z.unknown() })).min(1),
  }),
)

export type CustomZoneRow = z.output<typeof Zones>[number]

/** The parts of a customisable style that take a colour of their own, as the table keeps them. */
export const readZones = (value: unknown): CustomZoneRow[] => (value === null ? [] : Zones.parse(value))
