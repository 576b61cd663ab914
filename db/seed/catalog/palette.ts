import type { Phrase } from '../text.ts'

type Shade = { readonly code: string; readonly names: Phrase; readonly family: string; readonly hex: string }

const shade = (code: string, family: string, hex: string, ...names: Phrase): Shade => ({ code, family, hex, names })

export const SHADES: readonly Shade[] = [
  shade('BLK', 'black', '#1B1D1F', 'Basalt Black', 'Noir basalte', 'Basaltschwarz', 'Negro basalto'),
  shade('INK', 'black', '#22262B', 'Night Ink', 'Encre de nuit', 'Nachttinte', 'Tinta de noche'),
  shade('SLT', 'gray', '#5B6167', 'Slate', 'Ardoise', 'Schiefer', 'Pizarra'),
  shade('FOG', 'gray', '#A9AFB2', 'Fog', 'Brouillard', 'Nebel', 'Niebla'),
  shade('ASH', 'gray', '#7F8583', 'Ash', 'Cendre', 'Asche', 'Ceniza'),
  shade('CHK', 'white', '#F1EEE7', 'Chalk', 'Craie', 'Kreide', 'Tiza'),
  shade('SNW', 'white', '#E9EDEE', 'Old Snow', 'Vieille neige', 'Altschnee', 'Nieve vieja'),
  shade('OAT', 'beige', '#D8C9AE', 'Oat', 'Avoine', 'Hafer', 'Avena'),
  shade('DUN', 'beige', '#C2A67D', 'Dune', 'Dune', 'Düne', 'Duna'),
  shade('BRK', 'brown', '#6B4A33', 'Bark', 'Écorce', 'Rinde', 'Corteza'),
  shade('PEA', 'brown', '#4A3A2E', 'Peat', 'Tourbe', 'Torf', 'Turba'),
  shade('RST', 'orange', '#A65A34', 'Rust', 'Rouille', 'Rost', 'Óxido'),
  shade('SIG', 'orange', '#E5532D', 'Signal Orange', 'Orange signal', 'Signalorange', 'Naranja señal'),
  shade('LRC', 'yellow', '#D29B35', 'Larch Gold', 'Or de mélèze', 'Lärchengold', 'Oro de alerce'),
  shade('GRS', 'yellow', '#E3C34A', 'Gorse', 'Ajonc', 'Ginster', 'Aulaga'),
  shade('MOS', 'green', '#7A8B5A', 'Moss', 'Mousse', 'Moos', 'Musgo'),
  shade('FOR', 'green', '#1F3B2D', 'Forest', 'Forêt', 'Wald', 'Bosque'),
  shade('LIC', 'green', '#A8B89A', 'Lichen', 'Lichen', 'Flechte', 'Liquen'),
  shade('FRN', 'green', '#4C6B45', 'Fern', 'Fougère', 'Farn', 'Helecho'),
  shade('TRN', 'blue', '#23485B', 'Tarn Blue', 'Bleu lac', 'Bergseeblau', 'Azul ibón'),
  shade('SKY', 'blue', '#4C7A93', 'Cold Sky', 'Ciel froid', 'Kalter Himmel', 'Cielo frío'),
  shade('GLC', 'blue', '#9CC0CC', 'Glacier', 'Glacier', 'Gletscher', 'Glaciar'),
  shade('DSK', 'blue', '#2E3A59', 'Dusk', 'Crépuscule', 'Dämmerung', 'Ocaso'),
  shade('BRY', 'red', '#A3243B', 'Berry', 'Baie', 'Beere', 'Baya'),
  shade('ROW', 'red', '#C2412F', 'Rowan Red', 'Rouge sorbier', 'Vogelbeerrot', 'Rojo serbal'),
  shade('HTH', 'purple', '#7B5C7D', 'Heather', 'Bruyère', 'Heidekraut', 'Brezo'),
  shade('THS', 'purple', '#57456B', 'Thistle', 'Chardon', 'Distel', 'Cardo'),
  shade('DOG', 'pink', '#D08C94', 'Dog Rose', 'Églantine', 'Heckenrose', 'Escaramujo'),
  shade('CLY', 'pink', '#C79A86', 'Pink Clay', 'Argile rose', 'Rosa Ton', 'Arcilla rosa'),
]

/** Quiet colours for soles and trims. */
export const TRIMS: readonly string[] = ['#EFEBE4', '#1B1D1F', '#CFC8BC', '#5B6167', '#8A6A4A', '#E5532D']

export const FAMILIES: Readonly<Record<string, { readonly names: Phrase; readonly hex: string }>> = {
  black: { hex: '#1B1D1F', names: ['Black', 'Noir', 'Schwarz', 'Negro'] },
  gray: { hex: '#7F8583', names: ['Gray', 'Gris', 'Grau', 'Gris'] },
  white: { hex: '#F1EEE7', names: ['White', 'Blanc', 'Weiß', 'Blanco'] },
  beige: { hex: '#D8C9AE', names: ['Beige', 'Beige', 'Beige', 'Beige'] },
  brown: { hex: '#6B4A33', names: ['Brown', 'Marron', 'Braun', 'Marrón'] },
  orange: { hex: '#E5532D', names: ['Orange', 'Orange', 'Orange', 'Naranja'] },
  yellow: { hex: '#E3C34A', names: ['Yellow', 'Jaune', 'Gelb', 'Amarillo'] },
  green: { hex: '#4C6B45', names: ['Green', 'Vert', 'Grün', 'Verde'] },
  blue: { hex: '#4C7A93', names: ['Blue', 'Bleu', 'Blau', 'Azul'] },
  red: { hex: '#A3243B', names: ['Red', 'Rouge', 'Rot', 'Rojo'] },
  purple: { hex: '#7B5C7D', names: ['Purple', 'Violet', 'Violett', 'Morado'] },
  pink: { hex: '#D08C94', names: ['Pink', 'Rose', 'Rosa', 'Rosa'] },
}
