import { describe, expect, it } from 'vitest'
import { mergeLayers } from './merge-layers.ts'
import { placeFilm, placePicture, takeMediaAway } from './place-media.ts'

const OLD = { id: 'scenes/ridge', alt: '', width: 1200, height: 800, focalPoint: { x: 0.2, y: 0.2 } }
const NEW = { id: 'assets/ast_000000000001/0123456789abcdef', width: 900, height: 600 }
const FILM = { src: '/media/files/ast_000000000002/0123456789abcdef.mp4', width: 1920, height: 1080, duration: 12 }
const PLACE = ['media', 'sm']

const layers = {
  any: { sections: [{ name: 'main', items: [{ id: 'hero', type: 'hero', media: { sm: OLD } }] }] },
  en: { texts: { hero: { title: 'Ridge', media: { sm: { alt: 'A ridge' } } } } },
  fr: { texts: { hero: { media: { sm: { alt: 'Une crête' } } } } },
  'fr-ca': { texts: { hero: { media: { sm: { ...OLD, id: 'scenes/laurentides', alt: 'Une colline' } } } } },
}
const shown = (made: typeof layers | Readonly<Record<string, Record<string, unknown>>>, ...scopes: string[]) =>
  mergeLayers(scopes.map(scope => Object.entries(made).find(([each]) => each === scope)?.[1] ?? {}))

describe('placing a picture', () => {
  it('brings its size and its words, and leaves nothing of the picture before', () => {
    const made = placePicture(layers, 'any', 'hero', PLACE, NEW, { en: 'A tent', de: 'Ein Zelt' })
    expect(shown(made, 'any', 'en')).toMatchObject({
      sections: [{ items: [{ title: 'Ridge', media: { sm: { kind: 'picture', ...NEW, alt: 'A tent' } } }] }],
    })
    expect(made['any']).not.toHaveProperty('sections.0.items.0.media.sm.focalPoint')
    expect(made['de']).toMatchObject({ texts: { hero: { media: { sm: { alt: 'Ein Zelt' } } } } })
    expect(shown(made, 'any', 'fr')).toMatchObject({ sections: [{ items: [{ media: { sm: { ...NEW, alt: '' } } }] }] })
  })

  it('leaves alone what a country has of its own', () => {
    const made = placePicture(layers, 'any', 'hero', PLACE, NEW, {})
    expect(made['fr-ca']).toEqual(layers['fr-ca'])
  })

  it('speaks in its own layer where it is placed for one language alone', () => {
    const made = placePicture(layers, 'fr', 'hero', PLACE, NEW, { en: 'A tent', fr: 'Une tente' })
    expect(made['fr']).toMatchObject({ texts: { hero: { media: { sm: { ...NEW, alt: 'Une tente' } } } } })
    expect(made['any']).toEqual(layers.any)
    expect(made['en']).toEqual(layers.en)
  })

  it('adds nothing to layers that said nothing', () => {
    const bare = { any: layers.any, de: {} }
    expect(placePicture(bare, 'any', 'hero', PLACE, NEW, {})['de']).toEqual({})
  })
})

describe('placing a film', () => {
  it('keeps the picture that stood there as its poster, with its words', () => {
    const made = placeFilm(layers, 'any', 'hero', PLACE, FILM)
    expect(shown(made, 'any', 'en')).toMatchObject({
      sections: [
        {
          items: [
            {
              media: {
                sm: {
                  kind: 'video',
                  sources: [{ src: FILM.src, type: 'video/mp4' }],
                  duration: 12,
                  poster: { id: OLD.id, alt: 'A ridge' },
                },
              },
            },
          ],
        },
      ],
    })
    expect(made['en']).not.toHaveProperty('texts.hero.media.sm.alt')
  })

  it('keeps poster, words and captions when another film takes its place', () => {
    const first = placeFilm(layers, 'any', 'hero', PLACE, FILM)
    const second = placeFilm(first, 'any', 'hero', PLACE, { ...FILM, src: '/media/files/other.mp4', duration: 5 })
    expect(shown(second, 'any', 'fr')).toMatchObject({
      sections: [{ items: [{ media: { sm: { duration: 5, poster: { id: OLD.id, alt: 'Une crête' } } } }] }],
    })
  })

  it('brings its own poster where nothing stood', () => {
    const bare = { any: { sections: [{ name: 'main', items: [{ id: 'hero', type: 'hero' }] }] } }
    const made = placeFilm(bare, 'any', 'hero', PLACE, { ...FILM, poster: 'assets/ast_0123456789bc' })
    expect(JSON.stringify(made)).toContain('"poster":{"kind":"picture","id":"assets/ast_0123456789bc"')
  })

  it('gives way to a picture wholly', () => {
    const made = placePicture(placeFilm(layers, 'any', 'hero', PLACE, FILM), 'any', 'hero', PLACE, NEW, {})
    expect(made['any']).toMatchObject({
      sections: [{ items: [{ media: { sm: { kind: 'picture', ...NEW, alt: '' } } }] }],
    })
    expect(made['en']).toEqual({ texts: { hero: { title: 'Ridge' } } })
  })
})

it('takes a picture away with all that was said of it', () => {
  const made = takeMediaAway(layers, 'any', 'hero', PLACE)
  expect(shown(made, 'any', 'en')).toEqual({
    sections: [{ name: 'main', items: [{ id: 'hero', type: 'hero', title: 'Ridge' }] }],
  })
  expect(made['fr']).toEqual({ texts: {} })
})
