import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SoleNotes, soleNotes } from './sole-notes.tsx'

const GUARD = { id: 'reinforced-toe', label: 'Toe protection', text: 'Rubber toe guard' }
const RAIN = { id: 'waterproof', label: 'Waterproof', text: 'DryStone membrane, taped seams' }
const FOAM = { id: 'cushioned', label: 'Cushioned', text: 'Cushioned' }

it('says of a sole what the shoe can do there, where it does it, and nothing that a sole does not show', () => {
  const notes = soleNotes([RAIN, FOAM, GUARD])
  expect(notes.map(({ id, place }) => `${id} ${place}`)).toEqual(['reinforced-toe toe', 'cushioned heel'])
  expect(soleNotes([RAIN])).toEqual([])
})

it('names a fact once where its label says all', () => {
  const html = renderToString(<SoleNotes notes={soleNotes([FOAM, GUARD])} />)
  expect(html.match(/Cushioned/g)).toHaveLength(1)
  expect(html).toMatch(/Toe protection.*Rubber toe guard/)
})
