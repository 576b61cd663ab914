import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Beyond } from './beyond.tsx'

const marked = (typed: string, text: string) =>
  renderToStaticMarkup(<Beyond typed={typed} text={text} />)
    .replaceAll(/<b[^>]*>/g, '[')
    .replaceAll('</b>', ']')
    .replaceAll(/<[^>]+>/g, '')

it.each([
  ['hik', 'hiking boots', 'hik[ing] [boots]'],
  ['boots wa', 'Waterproof boots', 'Wa[terproof] boots'],
  ['metis', 'Chaussures Métis', '[Chaussures] Métis'],
  ['trousers', 'Pants', '[Pants]'],
  ['  ', 'Often searched', 'Often searched'],
])('shows for %j what %j says beyond it', (typed, text, shown) => expect(marked(typed, text)).toBe(shown))
