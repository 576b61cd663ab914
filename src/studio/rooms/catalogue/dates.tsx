import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { MomentField } from '../../moments/moment-field.tsx'
import { useZone } from '../../moments/use-zone.ts'
import { ZoneField } from '../../moments/zone-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Drafted } from './field.tsx'
import { STYLE, type Style } from './style.ts'
import type { Draft } from './use-draft.ts'
import { WORDS } from './words.ts'

const momentOf = (cell: ReturnType<Draft['value']>) => (typeof cell === 'string' ? cell : undefined)

/** Since when and until when shoppers see it, said as it is now. */
export function Dates({ style, draft }: { readonly style: Style; readonly draft: Draft }) {
  const { moment } = useI18n()
  const { w } = useWords(WORDS)
  const [zone, setZone] = useZone([])
  const told = {
    active: w('isActive'),
    upcoming: w(style.fields['teased'] === true ? 'isTeased' : 'isUpcoming', {
      moment: moment(style.launchedAt, zone),
    }),
    withdrawn: w('isWithdrawn', { moment: moment(style.withdrawnAt ?? style.launchedAt, zone) }),
    hidden: w('isHidden'),
  }
  return (
    <section className="part">
      <h2>{w('dates')}</h2>
      <p className="room-note">{told[style.state]}</p>
      <fieldset className="made-form" disabled={!draft.mayChange}>
        <legend className="unseen">{w('dates')}</legend>
        <div className="made-part">
          <Drafted draft={draft} part={STYLE} field="launched_at">
            <MomentField
              label={w('launched_at')}
              value={momentOf(draft.value(STYLE, 'launched_at'))}
              zone={zone}
              onChange={at => draft.set(STYLE, 'launched_at', at ?? null)}
            />
            <Button look="quiet" onClick={() => draft.set(STYLE, 'launched_at', null)}>
              {w('launchNow')}
            </Button>
          </Drafted>
          <Drafted draft={draft} part={STYLE} field="withdrawn_at">
            <MomentField
              label={w('withdrawn_at')}
              value={momentOf(draft.value(STYLE, 'withdrawn_at'))}
              zone={zone}
              onChange={at => draft.set(STYLE, 'withdrawn_at', at ?? null)}
            />
            <Button look="quiet" onClick={() => draft.set(STYLE, 'withdrawn_at', null)}>
              {w('never')}
            </Button>
          </Drafted>
          <ZoneField zone={zone} onChange={setZone} />
          <Drafted draft={draft} part={STYLE} field="teased">
            <label className="check">
              <input
                type="checkbox"
                checked={draft.value(STYLE, 'teased') === true}
                onChange={({ target }) => draft.set(STYLE, 'teased', target.checked)}
              />
              {w('teased')}
            </label>
          </Drafted>
          <Drafted draft={draft} part={STYLE} field="status">
            <label className="check">
              <input
                type="checkbox"
                checked={draft.value(STYLE, 'status') === 'hidden'}
                onChange={({ target }) => draft.set(STYLE, 'status', target.checked ? 'hidden' : 'active')}
              />
              {w('hidden')}
            </label>
          </Drafted>
        </div>
      </fieldset>
    </section>
  )
}
