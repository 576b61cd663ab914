import type { PictureView } from './picture-kinds.ts'

export type AltLanguage = 'en' | 'fr' | 'de' | 'es'

const VIEWS = {
  en: {
    side: 'seen from the side',
    front: 'seen from the front',
    quarter: 'at an angle',
    top: 'a pair seen from above',
    back: 'seen from the back',
    detail: 'close up',
  },
  fr: {
    side: 'vue de côté',
    front: 'vue de face',
    quarter: 'vue de trois quarts',
    top: 'la paire vue de dessus',
    back: 'vue de dos',
    detail: 'vue de détail',
  },
  de: {
    side: 'von der Seite',
    front: 'von vorn',
    quarter: 'schräg von vorn',
    top: 'das Paar von oben',
    back: 'von hinten',
    detail: 'Detailansicht',
  },
  es: {
    side: 'vista lateral',
    front: 'vista frontal',
    quarter: 'vista de tres cuartos',
    top: 'el par visto desde arriba',
    back: 'vista trasera',
    detail: 'vista de detalle',
  },
} as const satisfies Record<AltLanguage, Record<PictureView, string>>

const COLOUR = { en: ' in ', fr: ', coloris ', de: ' in ', es: ' en ' } as const satisfies Record<AltLanguage, string>

export const isAltLanguage = (language: string): language is AltLanguage => Object.hasOwn(VIEWS, language)

/** What a product picture shows, for those who hear it: name, colour, view. */
export function pictureAlt(
  language: AltLanguage,
  { name, colour, view }: { name: string; colour?: string; view: PictureView },
): string {
  const dyed = colour === undefined || colour === '' ? '' : `${COLOUR[language]}${colour}`
  return `${name}${dyed}, ${VIEWS[language][view]}`
}
