import type { Texts } from '#domain/sites/texts.ts'

export const labels = {
  only_label: { en: 'Label to look at', fr: 'Étiquette à regarder', de: 'Etikett ansehen', es: 'Etiqueta por revisar' },
  buyLabel: { en: 'Buy label', fr: 'Acheter l’étiquette', de: 'Etikett kaufen', es: 'Comprar etiqueta' },
  labelAgain: { en: 'Ask again', fr: 'Redemander', de: 'Noch einmal fragen', es: 'Pedir otra vez' },
  printLabel: { en: 'Print label', fr: 'Imprimer l’étiquette', de: 'Etikett drucken', es: 'Imprimir etiqueta' },
  label_wanted: {
    en: 'The carrier is asked for the label',
    fr: 'L’étiquette est demandée au transporteur',
    de: 'Der Zusteller ist nach dem Etikett gefragt',
    es: 'Se ha pedido la etiqueta al transportista',
  },
  label_bought: { en: 'Label bought', fr: 'Étiquette achetée', de: 'Etikett gekauft', es: 'Etiqueta comprada' },
  label_refused: {
    en: 'No label: {reason}',
    fr: 'Pas d’étiquette : {reason}',
    de: 'Kein Etikett: {reason}',
    es: 'Sin etiqueta: {reason}',
  },
  labelWaits: {
    en: 'Waits for the carrier: {reason}',
    fr: 'En attente du transporteur : {reason}',
    de: 'Wartet auf den Zusteller: {reason}',
    es: 'A la espera del transportista: {reason}',
  },
  labelAsked: {
    en: 'The carrier is asked. The label appears here.',
    fr: 'Le transporteur est prévenu. L’étiquette apparaîtra ici.',
    de: 'Der Zusteller ist gefragt. Das Etikett erscheint hier.',
    es: 'Pedida al transportista. La etiqueta aparecerá aquí.',
  },
  tracking_announced: {
    en: 'Announced to the carrier',
    fr: 'Annoncé au transporteur',
    de: 'Beim Zusteller angekündigt',
    es: 'Anunciado al transportista',
  },
  'tracking_in-transit': { en: 'On its way', fr: 'En chemin', de: 'Unterwegs', es: 'En camino' },
  'tracking_out-for-delivery': {
    en: 'Out for delivery',
    fr: 'En cours de livraison',
    de: 'Wird heute zugestellt',
    es: 'En reparto',
  },
  tracking_available: {
    en: 'Waits to be collected',
    fr: 'À retirer',
    de: 'Liegt zur Abholung bereit',
    es: 'Listo para recoger',
  },
  tracking_delivered: { en: 'Delivered', fr: 'Livré', de: 'Zugestellt', es: 'Entregado' },
  tracking_attempted: {
    en: 'Nobody was there',
    fr: 'Destinataire absent',
    de: 'Niemand angetroffen',
    es: 'No había nadie',
  },
  tracking_exception: {
    en: 'Something went wrong on the way',
    fr: 'Un incident en chemin',
    de: 'Unterwegs ging etwas schief',
    es: 'Hubo una incidencia',
  },
  tracking_returned: { en: 'Goes back to us', fr: 'Nous revient', de: 'Kommt zu uns zurück', es: 'Vuelve a nosotros' },
  taxEstimated: {
    en: 'Tax by the shop’s own tables: the tax service did not answer',
    fr: 'Taxe selon nos propres tables : le service des taxes n’a pas répondu',
    de: 'Steuer nach eigenen Tabellen: Der Steuerdienst hat nicht geantwortet',
    es: 'Impuesto según nuestras tablas: el servicio fiscal no respondió',
  },
  'staff_orders.buyLabel': {
    en: 'Label asked for',
    fr: 'Étiquette demandée',
    de: 'Etikett angefragt',
    es: 'Etiqueta pedida',
  },
} satisfies Texts
