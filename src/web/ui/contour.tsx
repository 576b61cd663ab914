const CENTRE = 100
const RINGS = 9

/** A closed contour: a circle that three waves push in and out, more the further out it lies. */
function ring(seed: number, index: number): string {
  const radius = 6 + index * 6.2
  const points = Array.from({ length: 72 }, (_, step) => {
    const angle = (step / 72) * Math.PI * 2
    const push =
      Math.sin(angle * 2 + seed) * 0.16 +
      Math.sin(angle * 3 - seed * 1.7) * 0.09 +
      Math.sin(angle * 5 + seed * 0.6) * 0.035
    const reach = radius * (1 + push * (0.5 + index / RINGS))
    const drift = (RINGS - index) * 1.2
    return `${(CENTRE + drift + Math.cos(angle) * reach * 1.25).toFixed(1)} ${(CENTRE - drift + Math.sin(angle) * reach * 0.8).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const drawn = new Map<number, readonly string[]>()

function hill(seed: number): readonly string[] {
  const rings = drawn.get(seed) ?? Array.from({ length: RINGS }, (_, index) => ring(seed, index))
  drawn.set(seed, rings)
  return rings
}

/** The one ornament: a hill as a map draws it. Thin, rare, never behind text. */
export const Contour = ({ seed = 1, className }: { seed?: number; className?: string }) => (
  <svg viewBox="0 0 200 200" fill="none" stroke="currentColor" strokeWidth="1" aria-hidden="true" className={className}>
    {hill(seed).map(path => (
      <path key={path} d={path} vectorEffect="non-scaling-stroke" />
    ))}
  </svg>
)
