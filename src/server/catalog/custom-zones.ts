import { z } from 'zod'

export const CustomZones = z.array(
  z.object({
    id: z.string(),
    names: z.unknown(),
    options: z.array(z.object({ id: z.string(), hex: z.string(), names: z.unknown() })).min(1),
  }),
)

type CustomZone = z.output<typeof CustomZones>[number]

/** The parts of a customisable style that take a colour of their own, as the table keeps them; none where they cannot be read. */
export function readZones(value: unknown, tell?: (reason: string) => void): CustomZone[] {
  if (value === null) return []
  const { data, error } = CustomZones.safeParse(value)
  if (error) tell?.(z.prettifyError(error))
  return data ?? []
}
