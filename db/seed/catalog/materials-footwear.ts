import type { Phrase } from '../text.ts'

export const FOOTWEAR_MATERIALS = {
  trail: [
    [
      [
        'Upper: ripstop mesh, 60 % recycled polyester',
        'Tige : mesh ripstop, 60 % polyester recyclé',
        'Obermaterial: Ripstop-Mesh, 60 % recyceltes Polyester',
        'Corte: malla ripstop, 60 % poliéster reciclado',
      ],
      ['Midsole: Stackfoam', 'Semelle intermédiaire : Stackfoam', 'Zwischensohle: Stackfoam', 'Mediasuela: Stackfoam'],
      [
        'Outsole: Gritlock rubber',
        'Semelle extérieure : gomme Gritlock',
        'Außensohle: Gritlock-Gummi',
        'Suela: goma Gritlock',
      ],
    ],
    [
      [
        'Upper: engineered knit, 40 % recycled polyamide',
        'Tige : maille technique, 40 % polyamide recyclé',
        'Obermaterial: Funktionsstrick, 40 % recyceltes Polyamid',
        'Corte: punto técnico, 40 % poliamida reciclada',
      ],
      [
        'Midsole: Stackfoam, 28 mm heel',
        'Semelle intermédiaire : Stackfoam, talon de 28 mm',
        'Zwischensohle: Stackfoam, Ferse 28 mm',
        'Mediasuela: Stackfoam, talón de 28 mm',
      ],
      [
        'Outsole: Gritlock rubber, 5 mm lugs',
        'Semelle extérieure : gomme Gritlock, crampons de 5 mm',
        'Außensohle: Gritlock-Gummi, 5-mm-Stollen',
        'Suela: goma Gritlock, tacos de 5 mm',
      ],
    ],
  ],
  boot: [
    [
      [
        'Upper: nubuck and Weftguard ripstop',
        'Tige : nubuck et ripstop Weftguard',
        'Obermaterial: Nubuk und Weftguard-Ripstop',
        'Corte: nobuk y ripstop Weftguard',
      ],
      [
        'Lining: DryStone membrane',
        'Doublure : membrane DryStone',
        'Futter: DryStone-Membran',
        'Forro: membrana DryStone',
      ],
      [
        'Outsole: Gritlock rubber',
        'Semelle extérieure : gomme Gritlock',
        'Außensohle: Gritlock-Gummi',
        'Suela: goma Gritlock',
      ],
    ],
    [
      [
        'Upper: full-grain leather, waxed',
        'Tige : cuir pleine fleur ciré',
        'Obermaterial: gewachstes Vollleder',
        'Corte: piel plena flor encerada',
      ],
      [
        'Lining: recycled polyester felt',
        'Doublure : feutre de polyester recyclé',
        'Futter: Filz aus recyceltem Polyester',
        'Forro: fieltro de poliéster reciclado',
      ],
      [
        'Outsole: Gritlock rubber, cold compound',
        'Semelle extérieure : gomme Gritlock grand froid',
        'Außensohle: Gritlock-Gummi, Kältemischung',
        'Suela: goma Gritlock para frío',
      ],
    ],
  ],
  street: [
    [
      [
        'Upper: suede and Tarnweave canvas',
        'Tige : daim et toile Tarnweave',
        'Obermaterial: Veloursleder und Tarnweave-Canvas',
        'Corte: ante y lona Tarnweave',
      ],
      ['Lining: cotton', 'Doublure : coton', 'Futter: Baumwolle', 'Forro: algodón'],
      [
        'Outsole: vulcanized natural rubber',
        'Semelle : caoutchouc naturel vulcanisé',
        'Sohle: vulkanisierter Naturkautschuk',
        'Suela: caucho natural vulcanizado',
      ],
    ],
    [
      [
        'Upper: Tarnweave canvas, organic cotton',
        'Tige : toile Tarnweave en coton biologique',
        'Obermaterial: Tarnweave-Canvas aus Bio-Baumwolle',
        'Corte: lona Tarnweave de algodón orgánico',
      ],
      [
        'Insole: Stackfoam on cork',
        'Semelle intérieure : Stackfoam sur liège',
        'Innensohle: Stackfoam auf Kork',
        'Plantilla: Stackfoam sobre corcho',
      ],
      [
        'Outsole: natural rubber',
        'Semelle extérieure : caoutchouc naturel',
        'Außensohle: Naturkautschuk',
        'Suela: caucho natural',
      ],
    ],
  ],
  sandal: [
    [
      [
        'Straps: recycled polyester webbing',
        'Sangles : polyester recyclé',
        'Riemen: recyceltes Polyesterband',
        'Tiras: cinta de poliéster reciclado',
      ],
      ['Footbed: Stackfoam', 'Assise : Stackfoam', 'Fußbett: Stackfoam', 'Plantilla: Stackfoam'],
      [
        'Outsole: Gritlock rubber',
        'Semelle extérieure : gomme Gritlock',
        'Außensohle: Gritlock-Gummi',
        'Suela: goma Gritlock',
      ],
    ],
  ],
} as const satisfies Record<string, readonly (readonly Phrase[])[]>
