import { listOf, textOf } from '../text.ts'
import type { Phrase } from '../text.ts'
import { SHADES } from './palette.ts'

const ZONES: readonly (readonly [id: string, names: Phrase])[] = [
  ['main', ['Body', 'Corps', 'Hauptteil', 'Cuerpo']],
  ['accent', ['Accent', 'Accent', 'Akzent', 'Detalle']],
  ['trim', ['Sole and trim', 'Semelle et finitions', 'Sohle und Besatz', 'Suela y remates']],
]

/** What a shopper may change on a customisable style, in the order in which the pictures are coloured. */
export const CUSTOM_ZONES = ZONES.map(([id, names], index) => ({
  id,
  names: textOf(names),
  options: SHADES.filter((_, place) => place % 3 === index).map(shade => ({
    id: shade.code,
    hex: shade.hex,
    names: textOf(shade.names),
  })),
}))

/** Lines every customisable style adds to its list of features. */
export const CUSTOM_LINES = listOf([
  textOf(['Choose the colors yourself', 'Couleurs au choix', 'Farben frei wählbar', 'Colores a elegir']),
])
