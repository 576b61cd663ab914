import type { Texts } from '#domain/sites/texts.ts'

/** What is not for real in this shop, said on every page of it. */
export default {
  title: { en: 'Trial shop', fr: 'Boutique d’essai', de: 'Probeladen', es: 'Tienda de prueba' },
  payment: {
    en: 'No money is taken',
    fr: 'Aucun paiement n’est prélevé',
    de: 'Es wird nichts abgebucht',
    es: 'No se cobra nada',
  },
  testPayment: {
    en: 'Payments are tests: only test cards work',
    fr: 'Paiements de test : seules les cartes de test passent',
    de: 'Zahlungen sind Tests: nur Testkarten gelten',
    es: 'Pagos de prueba: solo valen tarjetas de prueba',
  },
  fulfilment: {
    en: 'Nothing is shipped',
    fr: 'Rien n’est expédié',
    de: 'Es wird nichts verschickt',
    es: 'No se envía nada',
  },
  mail: {
    en: 'No mail is sent',
    fr: 'Aucun e-mail n’est envoyé',
    de: 'Es geht keine E-Mail hinaus',
    es: 'No se envían correos',
  },
  testTax: { en: 'Taxes are tests', fr: 'Taxes de test', de: 'Steuern sind Tests', es: 'Impuestos de prueba' },
  testCarrier: {
    en: 'Labels are tests',
    fr: 'Étiquettes de test',
    de: 'Versandetiketten sind Tests',
    es: 'Etiquetas de prueba',
  },
} satisfies Texts
