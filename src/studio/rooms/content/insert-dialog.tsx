import { useState, type KeyboardEvent } from 'react'
import { SECTION_NAMES } from '#contract/content/content-section-types.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import type { Offer } from './insert-offers.ts'
import { KindThumbnail } from './kind-thumbnail.tsx'
import { newItem } from './new-item.ts'
import { PRESET_WORDS } from './words/presets.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly offers: readonly Offer[]
  readonly onClose: () => void
  readonly onChoose: (item: Raw & { readonly id: string }) => void
}

/** Every kind the place can hold and what is often wanted of it, as the shop draws it, found by its name. */
export function InsertDialog({ offers, onClose, onChoose }: Props) {
  const { w, named } = useWords({ ...WORDS, ...PRESET_WORDS })
  const kinds = useWords(SECTION_NAMES)
  const { t } = useI18n()
  const [sought, setSought] = useState('')
  const wanted = sought.trim().toLowerCase()
  const found = offers
    .map(offer => ({ ...offer, label: named(`preset_${offer.name}`, kinds.w(offer.type)) }))
    .filter(({ label, type }) => `${label} ${kinds.w(type)} ${type}`.toLowerCase().includes(wanted))
  const only = found.length === 1 ? found[0] : undefined
  return (
    <Dialog title={w('addSection')} onClose={onClose} wide>
      <Field
        label={w('sectionKind')}
        type="search"
        value={sought}
        onChange={event => setSought(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && only && onChoose(newItem(only.name))}
      />
      {found.length === 0 && <p className="hint">{w('noSuchKind')}</p>}
      {/* Arrows only move among the buttons, which take all keys themselves. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="kinds" onKeyDown={moveAmong}>
        {found.map(({ name, type, label }) => (
          <li key={name} className="kind" data-kind={type}>
            <KindThumbnail name={name} type={type} />
            <button type="button" onClick={() => onChoose(newItem(name))}>
              <span>{label}</span>
              {kinds.w(type) !== label && <span className="kind-type">{kinds.w(type)}</span>}
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

/** From card to card as they lie: beside, above and below. */
function moveAmong(event: KeyboardEvent<HTMLUListElement>): void {
  const cards = [...event.currentTarget.querySelectorAll('button')]
  const at = cards.findIndex(card => card === document.activeElement)
  const inRow = cards.filter(card => card.offsetTop === cards[0]?.offsetTop).length
  const steps = new Map([
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
    ['ArrowDown', inRow],
    ['ArrowUp', -inRow],
  ])
  const next = cards[at + (steps.get(event.key) ?? 0)]
  if (at === -1 || !steps.has(event.key) || !next) return
  event.preventDefault()
  next.focus()
}
