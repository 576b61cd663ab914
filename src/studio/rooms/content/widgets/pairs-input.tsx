import { useState } from 'react'
import { isRaw } from '#domain/content/merge-layers.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { Button } from '../../../ui/button.tsx'
import { WORDS } from '../words.ts'

type Props = { readonly id: string; readonly value: unknown; readonly onChange: (value: unknown) => void }

/** Names that the shop knows, and what people read in their place. */
export function PairsInput({ id, value, onChange }: Props) {
  const { w } = useWords(WORDS)
  const [added, setAdded] = useState('')
  const pairs = isRaw(value) ? value : {}
  const name = added.trim()
  return (
    <div className="pairs" id={id}>
      {Object.entries(pairs).map(([key, text]) => (
        <label key={key}>
          <code>{key}</code>
          <input
            type="text"
            value={typeof text === 'string' ? text : ''}
            onChange={event => onChange({ ...pairs, [key]: event.target.value })}
          />
        </label>
      ))}
      <div>
        <input
          type="text"
          aria-label={w('pairName')}
          placeholder={w('pairName')}
          value={added}
          onChange={event => setAdded(event.target.value)}
        />
        <Button
          look="quiet"
          disabled={name === '' || Object.hasOwn(pairs, name)}
          onClick={() => {
            onChange({ ...pairs, [name]: name })
            setAdded('')
          }}
        >
          {w('add')}
        </Button>
      </div>
    </div>
  )
}
