import type { Texts } from '#domain/sites/texts.ts'

export const INVOICE_TEXTS = {
  invoice: { en: 'Invoice', fr: 'Facture', de: 'Rechnung', es: 'Factura' },
  order: { en: 'Order', fr: 'Commande', de: 'Bestellung', es: 'Pedido' },
  date: { en: 'Date', fr: 'Date', de: 'Datum', es: 'Fecha' },
  to: { en: 'Billed to', fr: 'Facturé à', de: 'Rechnung an', es: 'Facturado a' },
  from: { en: 'Sold by', fr: 'Vendu par', de: 'Verkauft von', es: 'Vendido por' },
  item: { en: 'Item', fr: 'Article', de: 'Artikel', es: 'Artículo' },
  qty: { en: 'Pieces', fr: 'Quantité', de: 'Stück', es: 'Unidades' },
  amount: { en: 'Amount', fr: 'Montant', de: 'Betrag', es: 'Importe' },
  insteadOf: {
    en: 'instead of size {size}',
    fr: 'à la place de la taille {size}',
    de: 'statt Größe {size}',
    es: 'en lugar de la talla {size}',
  },
  subtotal: {
    en: 'Items before discounts',
    fr: 'Articles avant remises',
    de: 'Artikel vor Rabatten',
    es: 'Artículos antes de descuentos',
  },
  discount: { en: 'Discount', fr: 'Remise', de: 'Rabatt', es: 'Descuento' },
  shipping: { en: 'Shipping', fr: 'Livraison', de: 'Versand', es: 'Envío' },
  tax: { en: 'Tax', fr: 'Taxes', de: 'Steuer', es: 'Impuestos' },
  net: { en: 'Net amount', fr: 'Montant HT', de: 'Nettobetrag', es: 'Base imponible' },
  taxIncluded: { en: 'VAT included', fr: 'TVA comprise', de: 'Enthaltene MwSt.', es: 'IVA incluido' },
  total: { en: 'Total', fr: 'Total', de: 'Gesamt', es: 'Total' },
  refunded: { en: 'Refunded', fr: 'Remboursé', de: 'Erstattet', es: 'Reembolsado' },
} satisfies Texts
