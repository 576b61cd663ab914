import type { Texts } from '#domain/sites/texts.ts'

export const PHOTOGRAPH_WORDS = {
  photographs: {
    en: 'Photographs of a style',
    fr: 'Photos d’un modèle',
    de: 'Fotos eines Modells',
    es: 'Fotos de un modelo',
  },
  style: { en: 'Style', fr: 'Modèle', de: 'Modell', es: 'Modelo' },
  styleHint: { en: 'Name or number', fr: 'Nom ou numéro', de: 'Name oder Nummer', es: 'Nombre o número' },
  noStyle: {
    en: 'No style found.',
    fr: 'Aucun modèle trouvé.',
    de: 'Kein Modell gefunden.',
    es: 'No se encontró ningún modelo.',
  },
  drawn: {
    en: 'No photographs yet: the shop shows what is drawn.',
    fr: 'Pas encore de photos : la boutique montre le dessin.',
    de: 'Noch keine Fotos: Der Shop zeigt die Zeichnung.',
    es: 'Aún sin fotos: la tienda muestra el dibujo.',
  },
  add: { en: 'Add a photograph', fr: 'Ajouter une photo', de: 'Foto hinzufügen', es: 'Añadir una foto' },
  earlier: { en: 'Move {name} forward', fr: 'Avancer {name}', de: '{name} nach vorn', es: 'Adelantar {name}' },
  later: { en: 'Move {name} back', fr: 'Reculer {name}', de: '{name} nach hinten', es: 'Atrasar {name}' },
  isFirst: { en: 'It is the first.', fr: 'C’est la première.', de: 'Es ist das erste.', es: 'Es la primera.' },
  isLast: { en: 'It is the last.', fr: 'C’est la dernière.', de: 'Es ist das letzte.', es: 'Es la última.' },
  takeOff: { en: 'Take {name} off', fr: 'Retirer {name}', de: '{name} entfernen', es: 'Quitar {name}' },
  fromLibrary: {
    en: 'Drag onto a colour, in the order in which shoppers see them',
    fr: 'Glissez sur une couleur, dans l’ordre vu par les clients',
    de: 'Auf eine Farbe ziehen, in der Reihenfolge für die Kundschaft',
    es: 'Arrastra a un color, en el orden en que se verán',
  },
  shown: {
    en: 'Shoppers see it now.',
    fr: 'Visible dans la boutique.',
    de: 'Im Shop zu sehen.',
    es: 'Ya se ve en la tienda.',
  },
} satisfies Texts
