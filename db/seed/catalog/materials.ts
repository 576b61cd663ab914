import type { Random } from '../random.ts'
import { at } from '../random.ts'
import type { Phrase } from '../text.ts'
import { FOOTWEAR_MATERIALS } from './materials-footwear.ts'
import type { Group, Kind } from './kind.ts'

/** Sets of lines that say what a style is made of; one set is chosen per style. */
const MATERIALS: Readonly<Record<Group, readonly (readonly Phrase[])[]>> = {
  ...FOOTWEAR_MATERIALS,
  outer: [
    [
      [
        'Shell: 100 % recycled polyamide, Weftguard weave',
        'Extérieur : 100 % polyamide recyclé, tissage Weftguard',
        'Außen: 100 % recyceltes Polyamid, Weftguard-Gewebe',
        'Exterior: 100 % poliamida reciclada, tejido Weftguard',
      ],
      [
        'Membrane: DryStone, 20,000 mm',
        'Membrane : DryStone, 20 000 mm',
        'Membran: DryStone, 20.000 mm',
        'Membrana: DryStone, 20.000 mm',
      ],
    ],
    [
      [
        'Shell: 100 % recycled polyester',
        'Extérieur : 100 % polyester recyclé',
        'Außen: 100 % recyceltes Polyester',
        'Exterior: 100 % poliéster reciclado',
      ],
      [
        'Fill: Loftwell, recycled fibers',
        'Garnissage : Loftwell, fibres recyclées',
        'Füllung: Loftwell, recycelte Fasern',
        'Relleno: Loftwell, fibras recicladas',
      ],
      [
        'Lining: recycled polyamide',
        'Doublure : polyamide recyclé',
        'Futter: recyceltes Polyamid',
        'Forro: poliamida reciclada',
      ],
    ],
  ],
  mid: [
    [
      [
        'Fellspun: 85 % recycled polyester, 15 % wool',
        'Fellspun : 85 % polyester recyclé, 15 % laine',
        'Fellspun: 85 % recyceltes Polyester, 15 % Wolle',
        'Fellspun: 85 % poliéster reciclado, 15 % lana',
      ],
    ],
    [
      [
        '70 % organic cotton, 30 % recycled polyester, brushed inside',
        '70 % coton biologique, 30 % polyester recyclé, intérieur gratté',
        '70 % Bio-Baumwolle, 30 % recyceltes Polyester, innen angeraut',
        '70 % algodón orgánico, 30 % poliéster reciclado, interior cepillado',
      ],
    ],
  ],
  top: [
    [
      [
        'Heathknit: 87 % merino wool, 13 % polyamide',
        'Heathknit : 87 % laine mérinos, 13 % polyamide',
        'Heathknit: 87 % Merinowolle, 13 % Polyamid',
        'Heathknit: 87 % lana merina, 13 % poliamida',
      ],
    ],
    [
      [
        '100 % organic cotton, 160 g/m²',
        '100 % coton biologique, 160 g/m²',
        '100 % Bio-Baumwolle, 160 g/m²',
        '100 % algodón orgánico, 160 g/m²',
      ],
    ],
    [
      [
        '92 % recycled polyester, 8 % elastane',
        '92 % polyester recyclé, 8 % élasthanne',
        '92 % recyceltes Polyester, 8 % Elasthan',
        '92 % poliéster reciclado, 8 % elastano',
      ],
    ],
  ],
  legs: [
    [
      [
        '90 % recycled polyamide, 10 % elastane',
        '90 % polyamide recyclé, 10 % élasthanne',
        '90 % recyceltes Polyamid, 10 % Elasthan',
        '90 % poliamida reciclada, 10 % elastano',
      ],
    ],
    [
      [
        '65 % organic cotton, 32 % recycled polyester, 3 % elastane',
        '65 % coton biologique, 32 % polyester recyclé, 3 % élasthanne',
        '65 % Bio-Baumwolle, 32 % recyceltes Polyester, 3 % Elasthan',
        '65 % algodón orgánico, 32 % poliéster reciclado, 3 % elastano',
      ],
    ],
  ],
  bag: [
    [
      [
        'Body: Weftguard ripstop, recycled polyamide 210 D',
        'Corps : ripstop Weftguard, polyamide recyclé 210 D',
        'Hauptstoff: Weftguard-Ripstop, recyceltes Polyamid 210 D',
        'Cuerpo: ripstop Weftguard, poliamida reciclada 210 D',
      ],
      [
        'Base: recycled polyester 600 D',
        'Fond : polyester recyclé 600 D',
        'Boden: recyceltes Polyester 600 D',
        'Base: poliéster reciclado 600 D',
      ],
    ],
  ],
  head: [
    [
      [
        '60 % recycled wool, 40 % recycled polyester',
        '60 % laine recyclée, 40 % polyester recyclé',
        '60 % recycelte Wolle, 40 % recyceltes Polyester',
        '60 % lana reciclada, 40 % poliéster reciclado',
      ],
    ],
    [
      [
        '100 % recycled polyester',
        '100 % polyester recyclé',
        '100 % recyceltes Polyester',
        '100 % poliéster reciclado',
      ],
    ],
  ],
  hands: [
    [
      [
        '68 % merino wool, 29 % polyamide, 3 % elastane',
        '68 % laine mérinos, 29 % polyamide, 3 % élasthanne',
        '68 % Merinowolle, 29 % Polyamid, 3 % Elasthan',
        '68 % lana merina, 29 % poliamida, 3 % elastano',
      ],
    ],
    [
      [
        '54 % recycled polyester, 42 % polyamide, 4 % elastane',
        '54 % polyester recyclé, 42 % polyamide, 4 % élasthanne',
        '54 % recyceltes Polyester, 42 % Polyamid, 4 % Elasthan',
        '54 % poliéster reciclado, 42 % poliamida, 4 % elastano',
      ],
    ],
  ],
  card: [[['No material at all', 'Aucune matière', 'Ganz ohne Material', 'Sin material alguno']]],
}

export const FIT_NOTES = {
  small: [
    'Runs a little small. Between sizes, take the larger.',
    'Taille un peu petit. Entre deux tailles, prenez la plus grande.',
    'Fällt etwas klein aus. Zwischen zwei Größen die größere nehmen.',
    'Talla un poco pequeño. Entre dos tallas, elige la mayor.',
  ],
  true: ['True to size.', 'Taille normalement.', 'Fällt normal aus.', 'Talla normal.'],
  large: [
    'Runs a little large. Between sizes, take the smaller.',
    'Taille un peu grand. Entre deux tailles, prenez la plus petite.',
    'Fällt etwas groß aus. Zwischen zwei Größen die kleinere nehmen.',
    'Talla un poco grande. Entre dos tallas, elige la menor.',
  ],
} as const satisfies Record<string, Phrase>

export type Fit = keyof typeof FIT_NOTES

/** Where a group holds unlike kinds: which of its sets of materials a kind is made of. */
const SET_OF: Readonly<Record<string, number>> = {
  'hiking-boot-mid': 0,
  'winter-boot': 1,
  'shell-jacket': 0,
  puffer: 1,
  fleece: 0,
  vest: 0,
  hoodie: 1,
  'base-layer': 0,
  tee: 2,
  cap: 1,
  beanie: 0,
  socks: 0,
  gloves: 1,
}

export function materialsOf(kind: Kind, features: readonly string[], random: Random): readonly Phrase[] {
  const sets = MATERIALS[kind.group]
  const set = kind.id === 'tee' && features.includes('organic-cotton') ? 1 : SET_OF[kind.id]
  return set === undefined ? random.pick(sets) : at(sets, set)
}
