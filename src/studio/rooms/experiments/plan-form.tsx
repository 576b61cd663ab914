import { SEGMENT_IDS } from '#domain/decision/segments.ts'
import { GUARDRAILS, PRIMARY_METRICS } from '#domain/experiments/metrics.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { SEGMENT_WORDS } from '../../segments/words.ts'
import { Checks } from '../../ui/checks.tsx'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { Answer } from '../../ui/state.tsx'
import type { Plan } from './experiment.ts'
import { ShareField } from './share-field.tsx'
import { WORDS } from './words.ts'

type Props = { readonly plan: Plan; readonly disabled: boolean; readonly onChange: (plan: Plan) => void }

/** What is expected, how it is decided, on whom, and how long that takes. */
export function PlanForm({ plan, disabled, onChange }: Props) {
  const { w } = useWords(WORDS)
  const { w: segment } = useWords(SEGMENT_WORDS)
  const set = (change: Partial<Plan>) => onChange({ ...plan, ...change })
  const share = (key: 'baseline' | 'smallestEffect') => (
    <ShareField label={w(key)} share={plan[key]} onShare={value => set({ [key]: value })} />
  )
  return (
    <section className="part">
      <h2>{w('plan')}</h2>
      <fieldset className="stack plan" disabled={disabled}>
        <Field
          label={w('name')}
          maxLength={120}
          value={plan.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label={w('hypothesis')}
          maxLength={1000}
          value={plan.hypothesis}
          onChange={({ target }) => set({ hypothesis: target.value })}
        />
        <SelectField
          label={w('metric')}
          value={plan.metric}
          onChange={({ target }) => set({ metric: PRIMARY_METRICS.find(each => each === target.value) ?? plan.metric })}
        >
          {PRIMARY_METRICS.map(each => (
            <option key={each} value={each}>
              {w(`metric_${each}`)}
            </option>
          ))}
        </SelectField>
        <Checks
          legend={w('guardrails')}
          all={GUARDRAILS.filter(each => each !== plan.metric)}
          named={each => w(`metric_${each}`)}
          chosen={plan.guardrails ?? []}
          onChosen={guardrails => set({ guardrails })}
        />
        <Checks
          legend={w('sites')}
          hint={w('sitesHint')}
          all={SITE_IDS}
          chosen={plan.sites ?? []}
          onChosen={sites => set({ sites })}
        />
        <Checks
          legend={w('audience')}
          hint={w('audienceHint')}
          all={SEGMENT_IDS}
          named={segment}
          chosen={plan.segments ?? []}
          onChosen={segments => set({ segments })}
        />
        <div className="plan-shares">
          {share('baseline')}
          {share('smallestEffect')}
        </div>
      </fieldset>
      {!disabled && <Estimate plan={plan} />}
    </section>
  )
}

function Estimate({ plan }: { readonly plan: Plan }) {
  const { w } = useWords(WORDS)
  const { number } = useI18n()
  const { sites, segments, metric, baseline, smallestEffect, variants } = plan
  const found = useCall('experiments.estimate', {
    body: { sites, segments, metric, baseline, smallestEffect, variants: variants.length },
  })
  return (
    <Answer of={found}>
      {({ visitorsAWeek, planned, weeks }) => (
        <output className="room-note">
          {w('estimate', { visitors: number(visitorsAWeek) })}{' '}
          {weeks === undefined
            ? w('needsUnknown', { planned: number(planned) })
            : w('needs', { planned: number(planned), weeks: number(weeks) })}
        </output>
      )}
    </Answer>
  )
}
