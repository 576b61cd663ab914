import { useState } from 'react'
import { addressOfPlace, type Place } from '#domain/content/walked-places.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { RELEASE_WORDS } from './words.ts'

type Props = {
  readonly place: Place
  readonly mayGoBack: boolean
  readonly onGo: (address: string) => void
  readonly onBack: () => void
}

/** Where one is in the shop, as in a browser: typed, followed, and back again. */
export function WalkBar({ place, mayGoBack, onGo, onBack }: Props) {
  const { w } = useWords(RELEASE_WORDS)
  const here = addressOfPlace(place)
  const [typed, setTyped] = useState({ at: here, text: here })
  // Whoever followed a link is elsewhere: what was typed before is over.
  const text = typed.at === here ? typed.text : here
  return (
    <form
      className="walk-bar"
      onSubmit={event => {
        event.preventDefault()
        onGo(text)
      }}
    >
      <Button look="quiet" disabled={!mayGoBack} onClick={onBack}>
        {w('goBack')}
      </Button>
      <Field
        label={w('address')}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={event => setTyped({ at: here, text: event.target.value })}
      />
      <Button type="submit">{w('go')}</Button>
    </form>
  )
}
