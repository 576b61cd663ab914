import { useState } from 'react'
import { PREVIEWABLE_TYPES, type SectionType } from '#contract/content/content-section-types.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { WORDS } from './words.ts'

type Props = { readonly onClose: () => void; readonly onChoose: (type: SectionType) => void }

/** Every kind a page can hold, found by its name. */
export function InsertDialog({ onClose, onChoose }: Props) {
  const { w } = useWords(WORDS)
  const { t } = useI18n()
  const [sought, setSought] = useState('')
  const found = PREVIEWABLE_TYPES.filter(type => type.includes(sought.trim().toLowerCase().replaceAll(' ', '-')))
  return (
    <Dialog title={w('addSection')} onClose={onClose} wide>
      <Field label={w('sectionKind')} type="search" value={sought} onChange={event => setSought(event.target.value)} />
      <ul className="kinds">
        {found.map(type => (
          <li key={type}>
            <Button onClick={() => onChoose(type)}>{type}</Button>
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </Dialog>
  )
}
