/** So unlikely that the arms did not get the visitors they should have: whatever they show is not to be trusted. */
const MISMATCH = 0.001
/** How many visitors' worth of faith in the shares one begins with: little of it sees large faults early, much of it small ones. */
const FAITH = 1000

/**
 * By how much the visitors so far speak against the shares that were meant (a Bayes factor of Dirichlet and multinomial, as
 * its logarithm). While the shares hold, the chance that it ever passes 1 / α is α, however often somebody looks.
 */
function weightAgainst(counts: readonly number[], shares: readonly number[]): number {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.reduce(
    (weight, count, at) => {
      const share = (shares[at] ?? 0) / whole
      return weight + logGamma(FAITH * share + count) - logGamma(FAITH * share) - count * Math.log(share)
    },
    logGamma(FAITH) - logGamma(FAITH + all),
  )
}

/**
 * Whether the arms got other shares of the visitors than they should; whoever asks daily is alarmed for nothing once in a thousand
 * tests. Several such questions about one test share that chance.
 */
export const isMismatched = (counts: readonly number[], shares: readonly number[], questions = 1): boolean =>
  weightAgainst(counts, shares) > -Math.log(MISMATCH / questions)

/** Stirling's series: right to ten digits from ten on, and nothing smaller is asked for. */
const logGamma = (x: number): number =>
  (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + 1 / (12 * x) - 1 / (360 * x ** 3)
