import { beforeAll, describe, expect, it } from 'vitest'
import { contentFlow } from '../testing/content-flow.ts'
import { testShop } from '../testing/test-shop.ts'

const ENGLISH = ['en-us', 'en-ca', 'en-gb']
const picture = (alt: string) => ({ sm: { kind: 'picture', id: 'home/hero-ridge', alt, width: 1600, height: 900 } })

describe('what visitors would stumble over', () => {
  let flow: Awaited<ReturnType<typeof contentFlow>>
  beforeAll(async () => {
    flow = await contentFlow(await testShop({ DEMO: 'true' }))
  })
  const write = async (slug: string, layers: Record<string, object>) => {
    for (const [scope, body] of Object.entries(layers)) await flow.save(flow.editor, slug, scope, body)
  }
  const warningsOf = async (slug: string) => (await flow.editor.call('content.warnings', { params: { slug } })).warnings
  const main = (...items: object[]) => ({ sections: [{ name: 'main', items }] })

  it('is that a page is not there in languages that have no title', async () => {
    await write('only-english', { any: main(), en: { title: 'Ridge' }, es: { description: 'Cresta' } })
    expect(await warningsOf('only-english')).toEqual([
      { about: 'noTitle', locales: ['fr-ca', 'fr-fr'], value: 'fr' },
      { about: 'noTitle', locales: ['de-de'], value: 'de' },
      { about: 'noTitle', locales: ['es-es'], value: 'es' },
    ])
    await write('everywhere', { any: { title: 'Ridge', ...main() } })
    expect(await warningsOf('everywhere')).toEqual([])
    // What is part of a screen is seen without a title.
    await write('search', { any: main() })
    expect(await warningsOf('search')).toEqual([])
  })

  it('is a link that leads nowhere, in a button or in a text, where it is seen', async () => {
    const hero = {
      id: 'top',
      type: 'hero',
      targets: [
        { label: 'Gone', url: '/{locale}/no-such-page' },
        { label: 'Home', url: '/{locale}' },
        { label: 'Outside', url: 'https://example.org' },
        { label: 'Itself', url: '/{locale}/linked' },
      ],
      richText: '<p>See <a href="/{locale}/c/none-999999">what is gone</a></p>',
    }
    await write('linked', { any: { title: 'Ridge', ...main(hero) }, de: { hidden: ['top'] } })
    const locales = [...ENGLISH.slice(0, 2), 'fr-ca', 'en-gb', 'fr-fr', 'es-es']
    expect(await warningsOf('linked')).toEqual([
      { about: 'deadLink', locales, id: 'top', value: '/{locale}/c/none-999999' },
      { about: 'deadLink', locales, id: 'top', value: '/{locale}/no-such-page' },
    ])
  })

  it('is a second heading of the page, and a picture that says nothing', async () => {
    const hero = (id: string, words: object) => ({ id, type: 'hero', title: id, ...words })
    await write('twice', {
      any: {
        title: 'Ridge',
        ...main(
          hero('one', { titleH1: true, media: picture('A ridge') }),
          hero('two', { titleH1: true, media: picture(' ') }),
          // Nobody reads it.
          { id: 'three', type: 'hero', titleH1: true },
        ),
      },
      en: { texts: { two: { media: picture('The same ridge') } } },
    })
    expect(await warningsOf('twice')).toEqual([
      { about: 'secondHeading', locales: expect.arrayContaining([...ENGLISH, 'de-de']), id: 'two', value: 'two' },
      { about: 'noAlt', locales: ['fr-ca', 'de-de', 'fr-fr', 'es-es'], id: 'two', value: '1' },
    ])
  })
  it('is a text that was begun and never written, in whatever language', async () => {
    const hero = {
      id: 'top',
      type: 'hero',
      title: '…',
      subtitle: 'Said',
      richText: '<p>…</p>',
      targets: [{ text: '…' }],
    }
    await write('begun', {
      any: { title: 'Ridge', ...main(hero) },
      en: { texts: { top: { title: 'Snow…', richText: '<p>Deep</p>', targets: [{ text: 'More' }] } } },
      fr: { texts: { top: { title: 'Neige', richText: '<p>Haute</p>' } } },
    })
    const said = (await warningsOf('begun')).filter(({ about }) => about === 'unsaid')
    expect(said).toEqual([
      { about: 'unsaid', locales: ['fr-ca', 'fr-fr'], id: 'top', value: '1' },
      { about: 'unsaid', locales: ['de-de', 'es-es'], id: 'top', value: '3' },
    ])
  })

  it('is told of a second heading once, and not of those of which a visitor sees one', async () => {
    const hero = (id: string) => ({ id, type: 'hero', title: id, titleH1: true })
    const tested = {
      ...{ id: 'test', type: 'experiment', experienceId: 'home-hero' },
      variants: [{ variantId: 'b', targets: [hero('b')] }],
      targets: [hero('a')],
    }
    await write('tested', { any: { title: 'Ridge', ...main(tested) } })
    expect(await warningsOf('tested')).toEqual([])
    await write('tested', {
      any: { title: 'Ridge', ...main(tested, hero('more')) },
      fr: { texts: { more: { title: 'Plus' } } },
    })
    expect(await warningsOf('tested')).toMatchObject([{ about: 'secondHeading', id: 'more' }])
  })

  it('is no heading that takes the place of a category’s own', async () => {
    const head = { id: 'head', type: 'hero', title: 'Climbing', titleH1: true }
    await write('category/5300', { any: { title: 'Climbing', ...main(head) } })
    expect(await warningsOf('category/5300')).toEqual([])
  })
})
