import type { Language } from '../sites/sites.ts'
import type { Text, Texts } from '../sites/texts.ts'
import { PICTURE_VIEWS, type PictureView } from './picture-kinds.ts'

/** The closest look at a shoe is at its sole. */
type AltView = PictureView | 'sole'

const VIEWS = {
  side: { en: 'seen from the side', fr: 'vue de côté', de: 'von der Seite', es: 'vista lateral' },
  front: { en: 'seen from the front', fr: 'vue de face', de: 'von vorn', es: 'vista frontal' },
  outdoors: { en: 'on wet granite', fr: 'sur le granit mouillé', de: 'auf nassem Granit', es: 'sobre granito mojado' },
  quarter: { en: 'at an angle', fr: 'vue de trois quarts', de: 'schräg von vorn', es: 'vista de tres cuartos' },
  top: {
    en: 'a pair seen from above',
    fr: 'la paire vue de dessus',
    de: 'das Paar von oben',
    es: 'el par visto desde arriba',
  },
  back: { en: 'seen from the back', fr: 'vue de dos', de: 'von hinten', es: 'vista trasera' },
  detail: { en: 'close up', fr: 'vue de détail', de: 'Detailansicht', es: 'vista de detalle' },
  sole: { en: 'the sole', fr: 'la semelle', de: 'die Sohle', es: 'la suela' },
} satisfies Texts<AltView>

/** The closest of the drawings of a shoe. A photograph says nothing of what is on it. */
export const isSole = (id: string, ids: readonly string[]): boolean =>
  id.endsWith('-detail') && ids.some(each => each.endsWith('-side'))

const COLOUR: Text = { en: ' in ', fr: ', coloris ', de: ' in ', es: ' en ' }

const ALL_VIEWS: readonly PictureView[] = [...PICTURE_VIEWS.sandal, ...PICTURE_VIEWS.tee]

/** What each of a colour's pictures shows, for those who hear them: name, colour, view; ids end in their view. */
export function pictureAlts(
  language: Language,
  { name, colour, ids }: { name: string; colour: string; ids: readonly string[] },
): readonly string[] {
  const dyed = colour !== '' ? `${name}${COLOUR[language]}${colour}` : name
  return ids.map(id => {
    const view = ALL_VIEWS.find(each => id.endsWith(`-${each}`))
    if (view === undefined) return dyed
    return `${dyed}, ${VIEWS[isSole(id, ids) ? 'sole' : view][language]}`
  })
}
