import { CARRY_FEATURES } from './features-carry.ts'
import { GROUND_FEATURES } from './features-ground.ts'
import type { Feature } from './feature.ts'

/** Every value of the feature facet. */
export const FEATURES: Readonly<Record<string, Feature>> = { ...GROUND_FEATURES, ...CARRY_FEATURES }
