import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { TOUCHED, type Style } from './style.ts'
import { WORDS } from './words.ts'

type Choice = OutputOf<StaffEndpointOf<'styles.choices'>>['sets'][number]
type Props = { readonly style: Style; readonly colour: Style['colours'][number] }

/** Sets are called alike: what they show and their number tell them apart. */
const titleOf = ({ id, name, count, styles }: Choice) => {
  const more = count > styles.length ? [`+${count - styles.length}`] : []
  return [name, [...styles, ...more].join(', '), id].filter(Boolean).join(' · ')
}

/** What a colour is shown together with. Counts at once. */
export function ColourSets({ style: { styleId, mayChange }, colour: { productId, sets } }: Props) {
  const { w } = useWords(WORDS)
  const { t } = useI18n()
  const choices = useCall('styles.choices')
  const save = useSend('styles.setSets', TOUCHED)
  const known = choices.data?.sets ?? []
  const set = (now: string[]) => save.mutate([{ params: { styleId }, body: { productId, was: sets, now } }])
  const nameOf = (id: string) => {
    const found = known.find(each => each.id === id)
    return found ? titleOf(found) : id
  }
  return (
    <>
      <h3>{w('sets')}</h3>
      {sets.length === 0 && <p className="hint">{w('noSets')}</p>}
      <ul className="chips">
        {sets.map(id => (
          <li key={id} className="tag">
            {nameOf(id)}
            {mayChange && (
              <Button
                look="quiet"
                busy={save.isPending}
                quietly
                aria-label={w('takeOut', { name: nameOf(id) })}
                onClick={() => set(sets.filter(each => each !== id))}
              >
                ×
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <SelectField
          label={w('addSet')}
          disabled={save.isPending}
          hint={save.isPending ? t('underWay') : undefined}
          value=""
          onChange={({ target }) => set([...sets, target.value])}
        >
          <option value="">–</option>
          {known
            .filter(({ id }) => !sets.includes(id))
            .map(each => (
              <option key={each.id} value={each.id}>
                {titleOf(each)}
              </option>
            ))}
        </SelectField>
      )}
    </>
  )
}
