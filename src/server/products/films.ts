import type { VideoClip } from '#contract/content/content-media.ts'
import type { Language } from '#domain/sites/sites.ts'
import type { Text } from '#domain/sites/texts.ts'

type Film = { poster: string; texts: Text }

/** What is seen in each film, and the picture that stands for it until it plays. */
const FILMS: Readonly<Record<string, Film>> = {
  'falling-snow': {
    poster: 'scenes/winter-forest-wide',
    texts: {
      en: 'Snow falls before dark firs.',
      fr: 'La neige tombe devant des sapins sombres.',
      de: 'Schnee fällt vor dunklen Tannen.',
      es: 'Nieva ante abetos oscuros.',
    },
  },
  'fog-over-ridges': {
    poster: 'scenes/sea-of-cloud-wide',
    texts: {
      en: 'Fog moves over one ridge after another.',
      fr: 'La brume passe de crête en crête.',
      de: 'Nebel zieht von Grat zu Grat.',
      es: 'La niebla pasa de cresta en cresta.',
    },
  },
  'lake-water': {
    poster: 'scenes/alpine-lake-wide',
    texts: {
      en: 'Low light on the water of a lake.',
      fr: 'Lumière rasante sur l’eau d’un lac.',
      de: 'Tiefes Licht auf dem Wasser eines Sees.',
      es: 'Luz baja sobre el agua de un lago.',
    },
  },
}

const SIZE = { width: 1280, height: 720 } as const
const POSTER_SIZE = { width: 2400, height: 1200 } as const
const SECONDS = 4

/** Films by name; one that is not there any more is left out. */
export const clipsOf = (names: readonly string[], language: Language): VideoClip[] =>
  names.flatMap(name => {
    const film = FILMS[name]
    if (!film) return []
    return {
      kind: 'video',
      sources: [
        { src: `/media/films/${name}.webm`, type: 'video/webm' },
        { src: `/media/films/${name}.mp4`, type: 'video/mp4' },
      ],
      poster: { kind: 'picture', id: film.poster, alt: '', ...POSTER_SIZE },
      ...SIZE,
      duration: SECONDS,
      description: film.texts[language],
      captions: [],
    }
  })
