import { useState } from 'react'
import type { InputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { MomentField } from '../../moments/moment-field.tsx'
import { useZone } from '../../moments/use-zone.ts'
import { ZoneField } from '../../moments/zone-field.tsx'
import { watchTask } from '../../tasks/tasks.ts'
import { SelectField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import type { StyleQuery } from './style-query.ts'
import { WORDS } from './words.ts'

type Change = InputOf<StaffEndpointOf<'styles.changeAll'>>['body']['change']
const ACTS = ['addCategory', 'removeCategory', 'launchedAt', 'withdrawnAt', 'hide', 'show'] as const
type Act = (typeof ACTS)[number]

/** What the act makes of what was chosen; nothing while something is missing. */
function changeOf(act: Act, category: string, moment: string | undefined): Change | undefined {
  if (act === 'hide' || act === 'show') return { hidden: act === 'hide' }
  if (act === 'addCategory' || act === 'removeCategory')
    return category === '' ? undefined : { [act]: Number(category) }
  if (act === 'launchedAt') return { launchedAt: moment ?? null }
  return { withdrawnAt: moment ?? null }
}

type Props = { readonly query: StyleQuery; readonly count: string; readonly onClose: () => void }

/** One change to all styles of the query, as a task. */
export function ChangeAllDialog({ query, count, onClose }: Props) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const choices = useCall('styles.choices')
  const [act, setAct] = useState<Act>('addCategory')
  const [category, setCategory] = useState('')
  const [moment, setMoment] = useState<string>()
  const [zone, setZone] = useZone([])
  const begin = useSend('styles.changeAll', [], 'form')
  const change = changeOf(act, category, moment)
  const send = async () => {
    if (!change) return
    const task = await begin.mutateAsync([{ body: { query, change } }])
    watchTask(task.id)
    onClose()
  }
  const ofCategory = act === 'addCategory' || act === 'removeCategory'
  const ofMoment = act === 'launchedAt' || act === 'withdrawnAt'
  return (
    <FormDialog
      title={w('changeAllTitle', { count })}
      text={w('changeAllText')}
      action={w('changeAll')}
      busy={begin.isPending}
      why={needed([w('category'), change !== undefined])}
      error={begin.error}
      send={send}
      onClose={onClose}
    >
      <SelectField
        label={w('change')}
        value={act}
        onChange={({ target }) => setAct(ACTS.find(each => each === target.value) ?? 'addCategory')}
      >
        {ACTS.map(each => (
          <option key={each} value={each}>
            {w(each)}
          </option>
        ))}
      </SelectField>
      {ofCategory && (
        <SelectField label={w('category')} value={category} onChange={({ target }) => setCategory(target.value)}>
          <option value="">–</option>
          {choices.data?.categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {ofMoment && (
        <>
          <MomentField label={w('when')} zone={zone} value={moment} onChange={setMoment} />
          <ZoneField zone={zone} onChange={setZone} />
          <p className="hint">{w(act === 'launchedAt' ? 'emptyIsNow' : 'emptyIsNever')}</p>
        </>
      )}
    </FormDialog>
  )
}
