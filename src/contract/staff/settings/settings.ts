import { z } from 'zod'
import { LOCALES, SITE_IDS } from '#domain/sites/sites.ts'
import { staffEndpoint } from '../staff-endpoint.ts'

export const SETTING_STATES = ['on', 'off', 'simulated'] as const

export const settings = {
  read: staffEndpoint({
    method: 'GET',
    path: '/settings',
    staff: 'settings.read',
    summary: 'Show how this shop is set up: sites, trade, features, versions',
    response: z.object({
      sites: z.array(
        z.object({
          id: z.enum(SITE_IDS),
          currency: z.string(),
          locales: z.array(z.enum(LOCALES)),
          consent: z.boolean().meta({ description: 'Nothing is measured before somebody agrees' }),
        }),
      ),
      entries: z.array(
        z.object({
          group: z.enum(['trade', 'studio', 'features', 'outside']),
          name: z.string().meta({ description: 'The variable of the environment', examples: ['PAYMENT'] }),
          value: z.string(),
          state: z.enum(SETTING_STATES),
          assumed: z.boolean().meta({ description: 'Not said, but assumed because this is a shop for trying' }),
        }),
      ),
      versions: z.array(z.object({ name: z.string(), version: z.string() })),
    }),
  }),
}
