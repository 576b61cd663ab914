import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useI18n } from '#web/i18n/i18n.tsx'
import { browserPosition } from '#web/ui/browser-position.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextButton } from '#web/ui/text.tsx'
import { type FoundPoint, type FoundStore, type Place } from './store-search.ts'

type Props<T> = {
  /** The place to begin with; everywhere without it. */
  place: string | undefined
  find: (place: Place) => Promise<readonly T[] | undefined>
  located: (position: { latitude: number; longitude: number }) => void
  none: string
  children: (found: T) => ReactNode
}

/** Looks for places to collect from, near a town, a postal code or where the browser is. */
export function PlaceSearch<T extends FoundStore | FoundPoint>({ place, find, located, none, children }: Props<T>) {
  const { t } = useI18n()
  const [query, setQuery] = useState(place ?? '')
  const [asked, setAsked] = useState<Place>({ query: place ?? '' })
  const [answer, setAnswer] = useState<{ found: readonly T[] | undefined }>()
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    let left = false
    void find(asked).then(found => {
      if (!left) setAnswer({ found })
    })
    return () => void (left = true)
  }, [asked, find])

  const ask = (next: Place) => {
    setRefused(false)
    setAnswer(undefined)
    setAsked(next)
  }
  const here = useRef<HTMLFormElement>(null)
  const locate = async () => {
    const position = await browserPosition()
    // Whoever has closed this meanwhile is not led anywhere.
    if (!here.current) return
    setRefused(!position)
    if (position) located(position)
  }
  return (
    <>
      <form
        ref={here}
        noValidate
        className="grid grid-cols-[1fr_auto] items-end gap-3"
        onSubmit={event => {
          event.preventDefault()
          ask({ query })
        }}
      >
        <TextField
          name="place"
          label={t('cart.storeSearch')}
          value={query}
          onChange={setQuery}
          enterKeyHint="search"
          maxLength={100}
          required
        />
        <Button type="submit" look="secondary" loading={answer === undefined}>
          {t('cart.search')}
        </Button>
      </form>
      <TextButton className="self-start py-1 text-sm" onClick={() => void locate()}>
        {t('cart.useHere')}
      </TextButton>
      {refused && <Notice>{t('cart.noPosition')}</Notice>}
      {!answer && <Spinner />}
      {answer && !answer.found && <Notice kind="error">{t('cart.unreachable')}</Notice>}
      {/* There from the start: what comes into it later is said. */}
      <output className="text-sm text-slate empty:hidden">
        {answer?.found && (answer.found.length === 0 ? none : t('cart.placesFound', { count: answer.found.length }))}
      </output>
      <ul className="divide-y divide-stone-300 empty:hidden">{answer?.found?.map(children)}</ul>
    </>
  )
}
