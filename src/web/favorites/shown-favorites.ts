/** How many favorites come at first, and again with each wish for more. */
export const STEP = 48
const MOST = 21 * STEP

/** How many the address asks for: whole steps, so that a made-up number does not make a made-up page. */
export function shownIn(query: URLSearchParams): number {
  const steps = Math.ceil(Number(query.get('shown')) / STEP)
  return steps > 0 ? Math.min(steps * STEP, MOST) : STEP
}

/** The first one is nothing to ask for. */
export const askFor = (shown: number): { shown?: number } => (shown > STEP ? { shown } : {})
