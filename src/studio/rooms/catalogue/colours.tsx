import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { PhotographedColour } from '../../assets/photographed-colour.tsx'
import { Shelf } from '../../assets/shelf.tsx'
import { useCall, useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useChangeSearch } from '../../lists/search.ts'
import { Button } from '../../ui/button.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { ViewTabs } from '../../ui/view-tabs.tsx'
import { ColourDialog } from './colour-dialog.tsx'
import { ColourSets } from './colour-sets.tsx'
import { LineField, WordsField } from './field.tsx'
import { Matrix } from './matrix.tsx'
import { textOf, type Style } from './style.ts'
import type { Draft } from './use-draft.ts'
import { WORDS } from './words.ts'

type Props = { readonly style: Style; readonly draft: Draft }

/** One colour at a time: what it is called, its pictures, and its sizes. */
export function Colours({ style, draft }: Props) {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/catalogue/$styleId' })
  const change = useChangeSearch()
  const [adding, setAdding] = useState(false)
  const ids = style.colours.map(({ productId }) => productId)
  const chosen = style.colours.find(({ productId }) => productId === search.colour) ?? style.colours[0]
  const nameOf = (id: string) => {
    const name = style.colours.find(({ productId }) => productId === id)?.fields['name.en']
    return textOf(name) || id
  }
  return (
    <section className="part">
      <div className="part-head">
        <h2>{w('colours')}</h2>
        {style.mayChange && <Button onClick={() => setAdding(true)}>{w('addColour')}</Button>}
      </div>
      {chosen ? (
        <>
          <ViewTabs
            label={w('colours')}
            views={ids}
            chosen={chosen.productId}
            words={nameOf}
            onChange={colour => change({ colour })}
          />
          <Colour key={chosen.productId} style={style} draft={draft} colour={chosen} />
        </>
      ) : (
        <Empty title={w('noColours')} />
      )}
      {adding && <ColourDialog style={style} onAdded={colour => change({ colour })} onClose={() => setAdding(false)} />}
    </section>
  )
}

function Colour({ style, draft, colour }: Props & { readonly colour: Style['colours'][number] }) {
  const { language } = useI18n()
  const { w } = useWords(WORDS)
  const part = { of: 'colour', productId: colour.productId } as const
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return (
    <>
      <p className="room-note">{colour.productId}</p>
      <div className="made-part">
        {LANGUAGES.map(each => (
          <LineField
            key={each}
            draft={draft}
            part={part}
            field={`name.${each}`}
            label={`${w('colour')} · ${names.of(each)}`}
            maxLength={120}
          />
        ))}
        <LineField draft={draft} part={part} field="family" label={w('family')} maxLength={60} />
        <WordsField draft={draft} part={part} field="hexes" label={w('hexes')} hint="#22445a, #eeeeee" />
      </div>
      <ColourSets style={style} colour={colour} />
      <Pictures colour={colour.productId} mayChange={style.mayChange} />
      <Matrix style={style} draft={draft} colourId={colour.productId} />
    </>
  )
}

/** By drag from the library beside it, or by choosing from it. */
function Pictures({ colour, mayChange }: { readonly colour: string; readonly mayChange: boolean }) {
  const { data: me } = useMe()
  const found = useCall('assets.photographed', { params: { productId: colour } })
  return (
    <Answer of={found}>
      {({ colours }) => (
        <div className="asset-parts">
          <ul className="photographs">
            {colours
              .filter(({ colourId }) => colourId === colour)
              .map(each => (
                <PhotographedColour key={each.colourId} colour={each} mayChange={mayChange} />
              ))}
          </ul>
          {mayChange && me?.permissions.includes('assets.read') && <Shelf />}
        </div>
      )}
    </Answer>
  )
}
