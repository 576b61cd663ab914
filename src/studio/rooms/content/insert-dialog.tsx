import { useState } from 'react'
import { PREVIEWABLE_TYPES, type SectionType } from '#contract/content/content-section-types.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { KindPicture } from './kind-picture.tsx'
import { newItem } from './new-item.ts'
import { PRESETS } from './presets.ts'
import { PRESET_WORDS } from './words/presets.ts'
import { WORDS } from './words.ts'

type Item = Raw & { readonly id: string }
type Props = { readonly onClose: () => void; readonly onChoose: (item: Item) => void }

/** Every kind a page can hold and what is often wanted of it, found by its name. */
export function InsertDialog({ onClose, onChoose }: Props) {
  const { w } = useWords({ ...WORDS, ...PRESET_WORDS })
  const { t } = useI18n()
  const [sought, setSought] = useState('')
  const offers = [
    ...PRESETS.map(({ name, type, words }) => ({
      key: name,
      type,
      label: w(`preset_${name}`),
      make: () => newItem(type, words),
    })),
    ...PREVIEWABLE_TYPES.map((type: SectionType) => ({
      key: type,
      type,
      label: w(`section_${type}`),
      make: () => newItem(type),
    })),
  ]
  const wanted = sought.trim().toLowerCase()
  const found = offers.filter(({ label, type }) => `${label} ${type}`.toLowerCase().includes(wanted))
  return (
    <Dialog title={w('addSection')} onClose={onClose} wide>
      <Field label={w('sectionKind')} type="search" value={sought} onChange={event => setSought(event.target.value)} />
      <ul className="kinds">
        {found.map(({ key, type, label, make }) => (
          <li key={key}>
            <button type="button" className="kind" onClick={() => onChoose(make())}>
              <KindPicture type={type} />
              <span>{label}</span>
              <span className="kind-type">{type}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </Dialog>
  )
}
