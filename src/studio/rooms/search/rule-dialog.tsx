import { useState } from 'react'
import type { InputOf, OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { RULE_EFFECTS, type RuleEffect } from '#domain/search/search-rules.ts'
import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import { useMe, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { MomentField } from '../../moments/moment-field.tsx'
import { useZone } from '../../moments/use-zone.ts'
import { ZoneField } from '../../moments/zone-field.tsx'
import { Checks } from '../../ui/checks.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { Comparison, useComparison } from './compare.tsx'
import { SubjectFields, type Subject } from './subject-fields.tsx'
import { StyleList, type Style } from './style-list.tsx'
import { useSite } from './use-site.ts'
import { ValueFields, type Value } from './value-fields.tsx'
import { WORDS } from './words.ts'

export type Rule = OutputOf<StaffEndpointOf<'search.rules'>>['rules'][number]
type Wish = InputOf<StaffEndpointOf<'search.addRule'>>['body']
type Props = { readonly known?: Rule; readonly on?: Subject; readonly onClose: () => void }
const TOUCHED = ['search.rules', 'search.preview', 'search.category'] as const

/** What comes first, sooner or last, for a query or in a category, from when to when. */
export function RuleDialog({ known, on: given, onClose }: Props) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const { data: me } = useMe()
  const site = useSite()
  const [effect, setEffect] = useState<RuleEffect>(known?.effect ?? 'pin')
  const [on, setOn] = useState<Subject | undefined>(known?.on ?? given)
  const [styles, setStyles] = useState<readonly Style[]>(known?.styles ?? [])
  const [value, setValue] = useState<Value | undefined>(known && 'facet' in known.what ? known.what : undefined)
  const [sites, setSites] = useState<readonly SiteId[]>(known?.sites ?? [site])
  const [startsAt, setStarts] = useState<string | undefined>(() => known?.startsAt ?? new Date().toISOString())
  const [endsAt, setEnds] = useState(known?.endsAt)
  const [zone, setZone] = useZone(sites)
  const named = styles.length > 0 ? { styleIds: styles.map(({ styleId }) => styleId) } : undefined
  const what = effect !== 'pin' && value ? (value.value === '' ? undefined : value) : named
  const isSaid = on !== undefined && (!('term' in on) || on.term.trim() !== '')
  const wish: Wish | undefined =
    isSaid && what && sites.length > 0 && startsAt !== undefined
      ? {
          effect,
          sites: [...sites],
          on,
          what,
          startsAt,
          ...(endsAt !== undefined && { endsAt }),
        }
      : undefined
  const comparison = useComparison(wish && { kind: 'rule', ...(known && { ruleId: known.id }), rule: wish })
  const add = useSend('search.addRule', TOUCHED, 'form')
  const change = useSend('search.changeRule', TOUCHED, 'form')
  const send = async () => {
    if (!wish) return
    if (known) await change.mutateAsync([{ params: { ruleId: known.id }, body: { ...wish, seen: known.mark } }])
    else await add.mutateAsync([{ body: wish }])
    notify(w('saved'))
    onClose()
  }
  return (
    <FormDialog
      wide
      title={w(known ? 'changeRule' : 'addRule')}
      text={w('ruleText')}
      action={w('save')}
      busy={add.isPending || change.isPending}
      why={needed(
        [w('typed'), isSaid],
        [w('what'), what !== undefined],
        [w('sites'), sites.length > 0],
        [w('starts'), startsAt !== undefined],
        [w('beforeAfter'), wish === undefined || comparison.seen],
      )}
      error={add.error ?? change.error}
      send={send}
      onClose={onClose}
    >
      <SubjectFields on={on} onChange={setOn} />
      <fieldset className="field checks">
        <legend>{w('effect')}</legend>
        {RULE_EFFECTS.map(each => (
          <label key={each} className="check">
            <input type="radio" name="effect" checked={effect === each} onChange={() => setEffect(each)} />
            {w(`effect_${each}`)}
          </label>
        ))}
      </fieldset>
      {effect !== 'pin' && <ValueFields value={value} onChange={setValue} />}
      {(effect === 'pin' || !value) && <StyleList styles={styles} onChange={setStyles} />}
      <Checks
        legend={w('sites')}
        all={SITE_IDS.filter(each => me?.sites.includes(each))}
        chosen={sites}
        onChosen={setSites}
      />
      <MomentField label={w('starts')} zone={zone} required value={startsAt} onChange={setStarts} />
      <MomentField label={w('ends')} zone={zone} hint={w('endsHint')} value={endsAt} onChange={setEnds} />
      <ZoneField zone={zone} onChange={setZone} />
      <Comparison of={comparison} />
    </FormDialog>
  )
}
