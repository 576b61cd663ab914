import type { InputOf, OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { BASELINE } from '#domain/content/content-rules.ts'

export type Shown = OutputOf<StaffEndpointOf<'experiments.read'>>
export type Results = Shown['results']
export type Listed = OutputOf<StaffEndpointOf<'experiments.list'>>['experiments'][number]
export type Plan = InputOf<StaffEndpointOf<'experiments.save'>>['body']['plan']

export const TOUCHED = ['experiments.list', 'experiments.read', 'history.list'] as const

/** As merchants call them: A is what there was. */
export const letterOf = (variantId: string): string =>
  variantId === BASELINE ? 'A' : variantId.replace(/^\d+-/, '').toUpperCase()

const TENTHS = 1000

/** In percent, to a tenth. */
export const percent = (share: number): number => Math.round(share * TENTHS) / 10
