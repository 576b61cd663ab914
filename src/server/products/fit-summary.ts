import type { ProductDetails } from '#contract/products/product.entities.ts'

const FEWEST_VOTES = 5
/** From this share on, what reviewers say is a rule. */
const CLEAR_SHARE = 0.35

/** `votes`: how many reviews say it runs small, true, large. */
export function fitOf(votes: readonly number[]): ProductDetails['fit'] {
  const [small = 0, right = 0, large = 0] = votes
  const all = small + right + large
  const summary = { small, true: right, large }
  if (all < FEWEST_VOTES) return summary
  if (small / all >= CLEAR_SHARE && small > large) return { ...summary, verdict: 'runs-small' }
  if (large / all >= CLEAR_SHARE && large > small) return { ...summary, verdict: 'runs-large' }
  return { ...summary, verdict: 'true-to-size' }
}
