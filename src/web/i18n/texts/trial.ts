import type { Texts } from '#domain/sites/texts.ts'

/** What is not for real in this shop, said on every page of it. */
export default {
  title: { en: 'Trial shop', fr: 'Boutique d’essai', de: 'Probeladen', es: 'Tienda de prueba' },
  preview: {
    en: 'Only staff see this page. The product is not in the shop now.',
    fr: 'Seule l’équipe voit cette page. Le produit n’est pas en boutique.',
    de: 'Nur das Team sieht diese Seite. Das Produkt ist gerade nicht im Shop.',
    es: 'Solo el equipo ve esta página. El producto no está ahora en la tienda.',
  },
  coming: { en: 'Coming soon', fr: 'Bientôt disponible', de: 'Bald da', es: 'Próximamente' },
  comingFrom: {
    en: 'You can buy it from {moment}.',
    fr: 'En vente à partir du {moment}.',
    de: 'Zu kaufen ab {moment}.',
    es: 'A la venta desde el {moment}.',
  },
  demo: {
    en: 'Everything here is made up',
    fr: 'Tout ici est inventé',
    de: 'Hier ist alles erfunden',
    es: 'Aquí todo es inventado',
  },
  payment: {
    en: 'No money is taken',
    fr: 'Aucun paiement n’est prélevé',
    de: 'Es wird nichts abgebucht',
    es: 'No se cobra nada',
  },
  testPayment: {
    en: 'Payments are tests: only test cards work',
    fr: 'Paiements de test : seules les cartes de test passent',
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
  notMailed: {
    en: 'This shop sends no mail: keep the number of your order.',
    fr: 'Cette boutique n’envoie pas d’e-mails : gardez le numéro de commande.',
    de: 'Dieser Laden verschickt keine E-Mails: Merk dir die Bestellnummer.',
    es: 'Esta tienda no envía correos: guarda el número de pedido.',
  },
  pending: {
    en: 'Your payment is still being confirmed. Its result stands on this page.',
    fr: 'Votre paiement est en cours de confirmation. Cette page dira s’il est passé.',
    de: 'Deine Zahlung wird noch bestätigt. Ob sie durch ist, steht auf dieser Seite.',
    es: 'Tu pago aún se está confirmando. El resultado aparecerá en esta página.',
  },
  address: {
    en: 'Links lead to this machine alone',
    fr: 'Les liens ne mènent qu’à cette machine',
    de: 'Links führen nur auf diesen Rechner',
    es: 'Los enlaces solo llevan a este equipo',
  },
  testTax: { en: 'Taxes are tests', fr: 'Taxes de test', de: 'Steuern sind Tests', es: 'Impuestos de prueba' },
  testCarrier: {
    en: 'Labels are tests',
    fr: 'Étiquettes de test',
    de: 'Versandetiketten sind Tests',
    es: 'Etiquetas de prueba',
  },
} satisfies Texts
