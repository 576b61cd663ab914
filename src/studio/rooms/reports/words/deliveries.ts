import type { Texts } from '#domain/sites/texts.ts'

export const deliveries = {
  lateOverTime: {
    en: 'Late deliveries by the day they were promised for',
    fr: 'Livraisons en retard, par jour promis',
    de: 'Verspätete Lieferungen nach zugesagtem Tag',
    es: 'Entregas tardías por el día prometido',
  },
  lateByCarrier: {
    en: 'Late deliveries by carrier',
    fr: 'Livraisons en retard par transporteur',
    de: 'Verspätete Lieferungen nach Zusteller',
    es: 'Entregas tardías por transportista',
  },
  promisedFor: { en: 'Promised for', fr: 'Promis pour', de: 'Zugesagt für', es: 'Prometido para' },
  promised: { en: 'Promised', fr: 'Promises', de: 'Zugesagt', es: 'Prometidas' },
  late: { en: 'Late', fr: 'En retard', de: 'Zu spät', es: 'Tarde' },
  stillOut: { en: 'Not there yet', fr: 'Pas encore arrivées', de: 'Noch nicht da', es: 'Aún no han llegado' },
  daysLate: {
    en: 'Days late on average',
    fr: 'Jours de retard en moyenne',
    de: 'Tage zu spät im Schnitt',
    es: 'Días de retraso de media',
  },
  carrier: { en: 'Carrier', fr: 'Transporteur', de: 'Zusteller', es: 'Transportista' },
  noCarrier: { en: 'Without a carrier', fr: 'Sans transporteur', de: 'Ohne Zusteller', es: 'Sin transportista' },
  phone: { en: 'Telephone', fr: 'Téléphone', de: 'Telefon', es: 'Teléfono' },
  asked: {
    en: 'Asked for while it was gone',
    fr: 'Demandé pendant la rupture',
    de: 'Gefragt, als es aus war',
    es: 'Pedido mientras no había',
  },
  size: { en: 'Size', fr: 'Taille', de: 'Größe', es: 'Talla' },
  stillAsked: { en: 'Still waiting', fr: 'Attendent encore', de: 'Warten noch', es: 'Aún esperan' },
  experiments: { en: 'Experiments', fr: 'Expériences', de: 'Experimente', es: 'Experimentos' },
  experimentsText: {
    en: 'How often each variant was shown, since it is counted. Orders are not counted by variant here, so this says nothing about which is better.',
    fr: 'Combien de fois chaque variante a été montrée, depuis qu’on compte. Les commandes ne sont pas comptées par variante : cela ne dit pas laquelle est meilleure.',
    de: 'Wie oft jede Variante gezeigt wurde, seit gezählt wird. Bestellungen werden hier nicht nach Variante gezählt; welche besser ist, sagt das nicht.',
    es: 'Cuántas veces se mostró cada variante desde que se cuenta. Los pedidos no se cuentan por variante, así que no dice cuál es mejor.',
  },
  experimentsRoom: {
    en: 'Which variant is better: results of experiments',
    fr: 'Quelle variante est meilleure : résultats des tests',
    de: 'Welche Variante besser ist: Ergebnisse der Experimente',
    es: 'Qué variante es mejor: resultados de los experimentos',
  },
  experiment: { en: 'Experiment', fr: 'Expérience', de: 'Experiment', es: 'Experimento' },
  variant: { en: 'Variant', fr: 'Variante', de: 'Variante', es: 'Variante' },
  shown: { en: 'Shown', fr: 'Montrée', de: 'Gezeigt', es: 'Mostrada' },
} satisfies Texts
