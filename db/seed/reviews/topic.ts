import type { Group } from '../catalog/kind.ts'
import type { Phrase } from '../text.ts'

/** A question shoppers ask, with the answers that are true when the style has the feature, and when it has not. */
export type Topic = {
  readonly groups: readonly Group[]
  readonly feature?: string
  readonly ask: readonly Phrase[]
  readonly yes: readonly Phrase[]
  readonly no: readonly Phrase[]
}
