import type { Texts } from '#domain/sites/texts.ts'

export const tax = {
  taxSale: {
    en: 'The sale is not booked at the tax service',
    fr: 'La vente n’est pas enregistrée au service des taxes',
    de: 'Der Verkauf ist beim Steuerdienst nicht gebucht',
    es: 'La venta no está registrada en el servicio fiscal',
  },
  taxSaleText: {
    en: 'It was refused, or its answer was lost. Look there for a transaction with the reference {number}.',
    fr: 'Elle a été refusée, ou sa réponse s’est perdue. Cherchez-y une transaction portant la référence {number}.',
    de: 'Er wurde abgelehnt, oder die Antwort ging verloren. Suche dort nach einer Transaktion mit der Referenz {number}.',
    es: 'Fue rechazada o se perdió su respuesta. Busca allí una transacción con la referencia {number}.',
  },
  taxSettle: { en: 'Settle it', fr: 'Régulariser', de: 'Klären', es: 'Resolver' },
  taxSettleText: {
    en: 'If it is there, type its id. If it is not, or you have reversed it there, leave the id empty: it is booked again under another reference.',
    fr: 'Si elle y est, saisissez son identifiant. Sinon, ou si vous l’avez annulée là-bas, laissez le champ vide : elle sera enregistrée à nouveau sous une autre référence.',
    de: 'Steht er dort, gib die Kennung ein. Wenn nicht, oder wenn du ihn dort storniert hast, lass sie leer: Er wird unter einer anderen Referenz neu gebucht.',
    es: 'Si está allí, escribe su identificador. Si no, o si la has anulado allí, déjalo vacío: se registra de nuevo con otra referencia.',
  },
  taxId: {
    en: 'Transaction id',
    fr: 'Identifiant de la transaction',
    de: 'Kennung der Transaktion',
    es: 'Identificador de la transacción',
  },
  taxIdHint: {
    en: 'It begins with tax_. The tax service is asked for it.',
    fr: 'Il commence par tax_. Le service des taxes est interrogé.',
    de: 'Sie beginnt mit tax_. Der Steuerdienst wird danach gefragt.',
    es: 'Empieza por tax_. Se consulta al servicio fiscal.',
  },
  taxReason: {
    en: 'What did you find?',
    fr: 'Qu’avez-vous constaté ?',
    de: 'Was hast du gefunden?',
    es: '¿Qué has encontrado?',
  },
  taxIsThere: { en: 'It is there', fr: 'Elle y est', de: 'Er steht dort', es: 'Está allí' },
  taxAgain: { en: 'Book it again', fr: 'Enregistrer à nouveau', de: 'Neu buchen', es: 'Registrar de nuevo' },
  taxSettled: {
    en: 'Settled. The books follow by themselves.',
    fr: 'C’est réglé. Les comptes suivent d’eux-mêmes.',
    de: 'Geklärt. Die Bücher folgen von selbst.',
    es: 'Resuelto. Los libros se actualizan solos.',
  },
  'staff_orders.settleTax': {
    en: 'Sale at the tax service settled',
    fr: 'Vente régularisée au service des taxes',
    de: 'Verkauf beim Steuerdienst geklärt',
    es: 'Venta resuelta en el servicio fiscal',
  },
} satisfies Texts
