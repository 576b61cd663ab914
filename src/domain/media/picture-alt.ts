import { PICTURE_VIEWS, type PictureView } from './picture-kinds.ts'

type AltLanguage = 'en' | 'fr' | 'de' | 'es'
/** The closest look at a shoe is at its sole. */
type AltView = PictureView | 'sole'

const VIEWS = {
  en: {
    side: 'seen from the side',
    front: 'seen from the front',
    quarter: 'at an angle',
    top: 'a pair seen from above',
    back: 'seen from the back',
    detail: 'close up',
    sole: 'the sole',
  },
  fr: {
    side: 'vue de côté',
    front: 'vue de face',
    quarter: 'vue de trois quarts',
    top: 'la paire vue de dessus',
    back: 'vue de dos',
    detail: 'vue de détail',
    sole: 'la semelle',
  },
  de: {
    side: 'von der Seite',
    front: 'von vorn',
    quarter: 'schräg von vorn',
    top: 'das Paar von oben',
    back: 'von hinten',
    detail: 'Detailansicht',
    sole: 'die Sohle',
  },
  es: {
    side: 'vista lateral',
    front: 'vista frontal',
    quarter: 'vista de tres cuartos',
    top: 'el par visto desde arriba',
    back: 'vista trasera',
    detail: 'vista de detalle',
    sole: 'la suela',
  },
} as const satisfies Record<AltLanguage, Record<AltView, string>>

const COLOUR = { en: ' in ', fr: ', coloris ', de: ' in ', es: ' en ' } as const satisfies Record<AltLanguage, string>

const isAltLanguage = (language: string): language is AltLanguage => Object.hasOwn(VIEWS, language)

const ALL_VIEWS: readonly PictureView[] = [...PICTURE_VIEWS.sandal, ...PICTURE_VIEWS.tee]

/** What each of a colour's pictures shows, for those who hear them: name, colour, view; ids end in their view. */
export function pictureAlts(
  language: string,
  { name, colour, ids }: { name: string; colour: string; ids: readonly string[] },
): readonly string[] {
  const dyed = isAltLanguage(language) && colour !== '' ? `${name}${COLOUR[language]}${colour}` : name
  const isFootwear = ids.some(id => id.endsWith('-side'))
  return ids.map(id => {
    const view = ALL_VIEWS.find(each => id.endsWith(`-${each}`))
    if (view === undefined || !isAltLanguage(language)) return dyed
    return `${dyed}, ${VIEWS[language][isFootwear && view === 'detail' ? 'sole' : view]}`
  })
}
