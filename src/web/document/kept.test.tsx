import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#domain/sites/sites.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { I18nProvider, useI18n } from '#web/i18n/i18n.tsx'
import { useKept } from './kept.tsx'
import { newPageScope, PageScopeProvider, usePageScope } from './page-scope.tsx'
import { Seams } from './seams.ts'

let rendered = 0

function Card({ card }: { card: { name: string } }) {
  rendered++
  const { locale } = useI18n()
  const island = usePageScope().nextId()
  return <b id={useId()} data-island={island}>{`${card.name} ${locale}`}</b>
}

function Shelf({ cards, name = 'card' }: { cards: readonly { name: string }[]; name?: string }) {
  const keep = useKept()
  return cards.map((card, at) => <li key={at} dangerouslySetInnerHTML={keep([card], name, <Card card={card} />)} />)
}

const show = (cards: readonly { name: string }[], locale: Locale = 'en-us', name?: string, seams?: Seams) =>
  renderToString(
    <I18nProvider locale={locale} messages={catalogues.en}>
      <PageScopeProvider value={newPageScope(new Map(), seams)}>
        <Shelf cards={cards} {...(name ? { name } : {})} />
      </PageScopeProvider>
    </I18nProvider>,
  )

function countOf(work: () => void): number {
  const before = rendered
  work()
  return rendered - before
}

describe('kept parts of pages', () => {
  it('are rendered once for the object they show, and look the same each time', () => {
    const boot = { name: 'Boot' }
    const first = show([boot])
    expect(first).toContain('Boot en-us')
    expect(countOf(() => expect(show([boot])).toBe(first))).toBe(0)
  })

  it('are rendered anew for another object, another locale and another name', () => {
    const boot = { name: 'Boot' }
    show([boot])
    expect(countOf(() => expect(show([{ name: 'Boot, cheaper' }])).toContain('cheaper'))).toBe(1)
    expect(countOf(() => expect(show([boot], 'en-gb')).toContain('Boot en-gb'))).toBe(1)
    expect(countOf(() => show([boot], 'en-us', 'small card'))).toBe(1)
  })

  it('carry ids that are unique on the page, wherever and however often they stand on it', () => {
    const boot = { name: 'Boot' }
    const ids = [...show([boot, boot, { name: 'Sock' }]).matchAll(/(?:id|data-island)="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(6)
    expect(new Set(ids).size).toBe(6)
    expect(ids.join('')).toMatch(/^[\w«»:-]+$/)
  })

  it('are sewn into the page as bytes, and the page reads the same', () => {
    const cards = [{ name: 'Boot – größer' }, { name: 'Sock' }]
    const seams = new Seams()
    const pieces = seams.sew(show([...cards, ...cards], 'en-us', 'sewn', seams))
    expect(pieces.filter(piece => typeof piece !== 'string').length).toBeGreaterThan(4)
    expect(Buffer.concat(pieces.map(piece => Buffer.from(piece))).toString()).toBe(
      show([...cards, ...cards], 'en-us', 'sewn'),
    )
  })

  it('that show nothing leave nothing to sew in', () => {
    const seams = new Seams()
    const Nothing = () => <i dangerouslySetInnerHTML={useKept()([], 'nothing', null)} />
    const html = renderToString(
      <I18nProvider locale="en-us" messages={catalogues.en}>
        <PageScopeProvider value={newPageScope(new Map(), seams)}>
          <Nothing />
        </PageScopeProvider>
      </I18nProvider>,
    )
    expect(html).toBe('<i></i>')
  })
})
