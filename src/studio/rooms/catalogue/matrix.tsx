import { useState } from 'react'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Drafted } from './field.tsx'
import { SizeDialog } from './size-dialog.tsx'
import { textOf, type Style } from './style.ts'
import type { Draft } from './use-draft.ts'
import { WORDS } from './words.ts'

type Props = { readonly style: Style; readonly draft: Draft; readonly colourId: string }
type Place = { readonly size: string; readonly width: string }
const USUAL = 'regular'

/** Sizes down, widths across: what is sold of a colour, and where something could be. */
export function Matrix({ style, draft, colourId }: Props) {
  const { w } = useWords(WORDS)
  const [adding, setAdding] = useState<Place>()
  const own = style.sizes.filter(({ fields }) => fields['colour_id'] === colourId)
  const widths = [...new Set([USUAL, ...style.sizes.map(({ fields }) => textOf(fields['width']) || USUAL)])]
  const sizes = [...new Set([...style.scale, ...own.map(({ fields }) => textOf(fields['size']))])]
  const at = ({ size, width }: Place) =>
    own.find(({ fields }) => textOf(fields['size']) === size && (textOf(fields['width']) || USUAL) === width)
  return (
    <>
      <div className="part-head">
        <h3>{w('sizes')}</h3>
        {style.mayChange && <Button onClick={() => setAdding({ size: '', width: USUAL })}>{w('addSize')}</Button>}
      </div>
      {/* A wide table scrolls in its frame: keys must reach it too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="table-frame" tabIndex={0} aria-label={w('sizes')}>
        <table className="size-matrix">
          <thead>
            <tr>
              <th scope="col">{w('size')}</th>
              {widths.map(width => (
                <th key={width} scope="col">
                  {width}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(size => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {widths.map(width => {
                  const found = at({ size, width })
                  return (
                    <td key={width}>
                      {found ? (
                        <Piece sku={found.sku} draft={draft} />
                      ) : (
                        style.mayChange && (
                          <Button
                            look="quiet"
                            aria-label={w('addThis', { size, width })}
                            onClick={() => setAdding({ size, width })}
                          >
                            +
                          </Button>
                        )
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {adding && <SizeDialog style={style} colourId={colourId} place={adding} onClose={() => setAdding(undefined)} />}
    </>
  )
}

/** A size that there is: whether it is sold, and its code. */
function Piece({ sku, draft }: { readonly sku: string; readonly draft: Draft }) {
  const { w } = useWords(WORDS)
  const part = { of: 'size', sku } as const
  return (
    <div className="piece">
      <Drafted draft={draft} part={part} field="status">
        <label className="check">
          <input
            type="checkbox"
            aria-label={w('sold', { sku })}
            disabled={!draft.mayChange}
            checked={draft.value(part, 'status') === 'active'}
            onChange={({ target }) => draft.set(part, 'status', target.checked ? 'active' : 'discontinued')}
          />
          {sku}
        </label>
      </Drafted>
      <Drafted draft={draft} part={part} field="upc">
        <input
          aria-label={w('codeOf', { sku })}
          inputMode="numeric"
          maxLength={13}
          disabled={!draft.mayChange}
          value={textOf(draft.value(part, 'upc'))}
          onChange={({ target }) => draft.set(part, 'upc', target.value.trim() || null)}
        />
      </Drafted>
    </div>
  )
}
