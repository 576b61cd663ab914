import { useState } from 'react'
import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import { useMe, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { MomentField } from '../../moments/moment-field.tsx'
import { useZone } from '../../moments/use-zone.ts'
import { ZoneField } from '../../moments/zone-field.tsx'
import { Checks } from '../../ui/checks.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import type { PriceList } from './sheet-cells.ts'
import { WORDS } from './words.ts'

const TOUCHED = ['priceLists.list', 'prices.sheet'] as const

/** A list with its name, sites and times. The sites stay those it was made for. */
export function ListDialog({ list, onClose }: { readonly list: PriceList | undefined; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const { data: me } = useMe()
  const [name, setName] = useState(list?.name ?? '')
  const [sites, setSites] = useState<readonly SiteId[]>(list?.sites ?? [])
  const [startsAt, setStarts] = useState<string | undefined>(() => list?.startsAt ?? new Date().toISOString())
  const [endsAt, setEnds] = useState(list?.endsAt)
  const [zone, setZone] = useZone(sites)
  const create = useSend('priceLists.create', TOUCHED, 'form')
  const change = useSend('priceLists.change', TOUCHED, 'form')
  const send = async () => {
    if (startsAt === undefined) return
    const times = { startsAt, ...(endsAt !== undefined && { endsAt }) }
    if (list) await change.mutateAsync([{ params: { listId: list.id }, body: { name, ...times } }])
    else await create.mutateAsync([{ body: { name, sites: [...sites], ...times } }])
    onClose()
  }
  return (
    <FormDialog
      title={list?.name ?? w('newList')}
      text={w('listText')}
      action={w(list ? 'saveList' : 'create')}
      busy={create.isPending || change.isPending}
      why={needed(
        [w('name'), name.trim() !== ''],
        [w('sites'), sites.length > 0],
        [w('starts'), startsAt !== undefined],
      )}
      error={create.error ?? change.error}
      send={send}
      onClose={onClose}
    >
      <Field label={w('name')} required maxLength={80} value={name} onChange={event => setName(event.target.value)} />
      {!list && (
        <Checks
          legend={w('sites')}
          all={SITE_IDS.filter(site => me?.sites.includes(site))}
          chosen={sites}
          onChosen={setSites}
        />
      )}
      <MomentField label={w('starts')} zone={zone} required value={startsAt} onChange={setStarts} />
      <MomentField label={w('ends')} zone={zone} hint={w('endsHint')} value={endsAt} onChange={setEnds} />
      <ZoneField zone={zone} onChange={setZone} />
    </FormDialog>
  )
}
