import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { letterOf, percent, type Results, type Shown } from './experiment.ts'
import { WORDS } from './words.ts'

type Said = Pick<Shown, 'planned'> & { readonly results: Pick<Results, 'verdict' | 'visitors' | 'about' | 'figures'> }

/** What the test says, in one sentence. */
export function VerdictText({ shown: { results, planned } }: { readonly shown: Said }) {
  const { w } = useWords(WORDS)
  const { number } = useI18n()
  const [primary, ...guards] = results.figures
  const arm = primary?.arms.find(({ variantId }) => variantId === results.about)
  const suffering = guards.filter(({ arms }) =>
    arms.some(({ variantId, verdict }) => variantId === results.about && verdict === 'worse'),
  )
  const sentence = () => {
    const values = { seen: number(results.visitors), planned: number(planned ?? 0) }
    if (results.verdict === 'broken') return w('brokenText')
    if (results.verdict === 'undecided') return w('undecidedText', values)
    if (results.verdict === 'too-early' || !arm) return w('tooEarlyText', values)
    if (!arm.lift) return w('plainBetter', { variant: letterOf(arm.variantId) })
    const ends = [percent(arm.lift.low), percent(arm.lift.high)].map(Math.abs).toSorted((a, b) => a - b)
    const [low = 0, high = 0] = ends
    return w(results.verdict === 'worse' ? 'worse' : 'better', {
      variant: letterOf(arm.variantId),
      low: number(low),
      high: number(high),
    })
  }
  return (
    <output className="verdict" data-verdict={results.verdict}>
      <strong>{sentence()}</strong>
      {suffering.map(({ metric }) => (
        <span key={metric}> {w('guardSuffers', { metric: w(`metric_${metric}`) })}</span>
      ))}
    </output>
  )
}
