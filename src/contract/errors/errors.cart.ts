import type { CatalogueEntry } from './errors.entry.ts'

/** What can go wrong with a cart and its items. */
export const CART_ERRORS = {
  INVALID_CUSTOMER: {
    status: 401,
    ids: ['AUT498'],
    message: {
      en: 'This cart belongs to another visit. We have started a fresh one for you.',
      fr: 'Ce panier appartient à une autre visite. Nous vous en avons ouvert un nouveau.',
      de: 'Dieser Warenkorb gehört zu einem anderen Besuch. Wir haben dir einen neuen angelegt.',
      es: 'Esta cesta es de otra visita. Te hemos abierto una nueva.',
    },
    messageKey: 'invalidCustomer',
  },
  CART_NOT_FOUND: {
    status: 404,
    ids: ['BSK404'],
    message: {
      en: 'Your cart has expired. Add your items again.',
      fr: 'Votre panier a expiré. Ajoutez à nouveau vos articles.',
      de: 'Dein Warenkorb ist abgelaufen. Leg deine Artikel noch einmal hinein.',
      es: 'Tu cesta ha caducado. Añade tus artículos de nuevo.',
    },
    messageKey: 'cartExpiredMessage',
  },
  INVALID_PRICE: {
    status: 409,
    ids: ['PRC400'],
    message: {
      en: 'The price of this item has changed. Check it, then add it again.',
      fr: 'Le prix de cet article a changé. Vérifiez-le, puis ajoutez à nouveau l’article.',
      de: 'Der Preis dieses Artikels hat sich geändert. Prüfe ihn und leg den Artikel noch einmal hinein.',
      es: 'El precio de este artículo ha cambiado. Revísalo y añádelo de nuevo.',
    },
    messageKey: 'invalidPrice',
  },
  NO_PRICE: {
    status: 409,
    ids: ['INV702'],
    message: {
      en: 'This item has no price in your country yet. Choose another one.',
      fr: 'Cet article n’a pas encore de prix dans votre pays. Choisissez-en un autre.',
      de: 'Dieser Artikel hat in deinem Land noch keinen Preis. Wähle einen anderen.',
      es: 'Este artículo aún no tiene precio en tu país. Elige otro.',
    },
    messageKey: 'noPrice',
  },
  ITEM_NOT_AVAILABLE: {
    status: 404,
    ids: ['ORD404'],
    message: {
      en: 'We do not sell this item here. Choose another size or colour.',
      fr: 'Nous ne vendons pas cet article ici. Choisissez une autre taille ou couleur.',
      de: 'Diesen Artikel verkaufen wir hier nicht. Wähle eine andere Größe oder Farbe.',
      es: 'No vendemos este artículo aquí. Elige otra talla u otro color.',
    },
    messageKey: 'itemNotAvailable',
  },
  NO_INVENTORY: {
    status: 409,
    ids: ['INV701'],
    message: {
      en: 'We do not stock this item at the moment. Choose another one.',
      fr: 'Nous n’avons pas cet article en ce moment. Choisissez-en un autre.',
      de: 'Diesen Artikel führen wir im Moment nicht. Wähle einen anderen.',
      es: 'No tenemos este artículo en este momento. Elige otro.',
    },
    messageKey: 'noInventory',
  },
  ITEM_OOS: {
    status: 409,
    ids: ['INV700'],
    message: {
      en: 'Sold out. Choose another size or colour.',
      fr: 'Épuisé. Choisissez une autre taille ou couleur.',
      de: 'Ausverkauft. Wähle eine andere Größe oder Farbe.',
      es: 'Agotado. Elige otra talla u otro color.',
    },
    messageKey: 'outOfStockNotification',
  },
  ITEMS_OOS: {
    status: 409,
    ids: ['INV406'],
    message: {
      en: 'Some of these items are sold out. Remove them to go on.',
      fr: 'Certains de ces articles sont épuisés. Retirez-les pour continuer.',
      de: 'Einige dieser Artikel sind ausverkauft. Entferne sie, um weiterzumachen.',
      es: 'Algunos de estos artículos están agotados. Quítalos para continuar.',
    },
    messageKey: 'itemsOos',
  },
  ITEMS_UNAVAILABLE: {
    status: 409,
    ids: ['INV405'],
    message: {
      en: 'Some of these items are no longer sold. Remove them to go on.',
      fr: 'Certains de ces articles ne sont plus vendus. Retirez-les pour continuer.',
      de: 'Einige dieser Artikel verkaufen wir nicht mehr. Entferne sie, um weiterzumachen.',
      es: 'Algunos de estos artículos ya no se venden. Quítalos para continuar.',
    },
    messageKey: 'itemsUnavailable',
  },
  ITEMS_UNAVAILABLE_IN_STORE: {
    status: 409,
    ids: ['INV407'],
    message: {
      en: 'This store does not have these items. Choose another store, or have them sent to you.',
      fr: 'Ce magasin n’a pas ces articles. Choisissez un autre magasin ou faites-vous livrer.',
      de: 'Dieser Laden hat die Artikel nicht. Wähle einen anderen oder lass sie dir schicken.',
      es: 'Esta tienda no tiene estos artículos. Elige otra o pide que te los enviemos.',
    },
    messageKey: 'itemsUnavailableInStore',
  },
  SOME_PRODUCTS_NO_INVENTORY: {
    status: 409,
    ids: ['INV409'],
    message: {
      en: 'We have fewer of some items than your cart holds. Check the quantities to go on.',
      fr: 'Nous avons moins de certains articles que votre panier n’en contient. Vérifiez les quantités pour continuer.',
      de: 'Von einigen Artikeln haben wir weniger, als in deinem Warenkorb liegen. Prüfe die Mengen, um weiterzumachen.',
      es: 'De algunos artículos tenemos menos de los que hay en tu cesta. Revisa las cantidades para continuar.',
    },
    messageKey: 'someProductsNoInventory',
  },
  ADDED_MAX_QUANTITY: {
    status: 409,
    ids: ['INV408'],
    message: {
      en: 'You can buy {maxAllowedQty} of this item at most.',
      fr: 'Vous pouvez acheter {maxAllowedQty} exemplaires de cet article au maximum.',
      de: 'Von diesem Artikel kannst du höchstens {maxAllowedQty} kaufen.',
      es: 'Puedes comprar como máximo {maxAllowedQty} de este artículo.',
    },
    messageKey: 'addedMaxQuantity',
  },
  GIFT_OUT_OF_STOCK: {
    status: 409,
    ids: ['GFS800'],
    message: {
      en: 'The gift that goes with your order has run out. You can still order without it.',
      fr: 'Le cadeau de votre commande est épuisé. Vous pouvez quand même commander.',
      de: 'Das Geschenk zu deiner Bestellung ist vergriffen. Du kannst trotzdem bestellen.',
      es: 'El regalo de tu pedido se ha agotado. Puedes pedir sin él.',
    },
    messageKey: 'giftOutOfStock',
  },
  GIFT_OPTION_NOT_AVAILABLE: {
    status: 409,
    ids: ['GFO404'],
    message: {
      en: 'We cannot gift-wrap this item. Remove the gift option to go on.',
      fr: 'Nous ne pouvons pas emballer cet article en cadeau. Retirez l’option cadeau pour continuer.',
      de: 'Diesen Artikel können wir nicht als Geschenk verpacken. Nimm die Geschenkoption weg, um weiterzumachen.',
      es: 'No podemos envolver este artículo para regalo. Quita la opción de regalo para continuar.',
    },
    messageKey: 'giftOptionNotAvailable',
  },
  GIFT_CARD_NOT_APPLICABLE: {
    status: 409,
    ids: ['GFO405'],
    message: {
      en: 'A gift card cannot pay for gift cards. Pay another way.',
      fr: 'Une carte cadeau ne peut pas payer des cartes cadeaux. Payez autrement.',
      de: 'Geschenkkarten lassen sich nicht mit einer Geschenkkarte bezahlen. Zahle anders.',
      es: 'Una tarjeta regalo no puede pagar tarjetas regalo. Paga de otra forma.',
    },
    messageKey: 'giftCardNotApplicable',
  },
  GWP_PRODUCT: {
    status: 409,
    ids: ['GWP403'],
    message: {
      en: 'This item is a gift with your order. It cannot be added or changed on its own.',
      fr: 'Cet article est un cadeau de votre commande. Il ne peut pas être ajouté ou modifié seul.',
      de: 'Dieser Artikel ist ein Geschenk zu deiner Bestellung. Für sich lässt er sich nicht hinzufügen oder ändern.',
      es: 'Este artículo es un regalo de tu pedido. No se puede añadir ni cambiar por separado.',
    },
    messageKey: 'gwpProduct',
  },
  LIST_PRODUCT_NOT_FOUND: {
    status: 404,
    ids: ['PLP400'],
    message: {
      en: 'This item is not in your list any more. Reload the page.',
      fr: 'Cet article n’est plus dans votre liste. Rechargez la page.',
      de: 'Dieser Artikel steht nicht mehr in deiner Liste. Lade die Seite neu.',
      es: 'Este artículo ya no está en tu lista. Recarga la página.',
    },
    messageKey: 'listProductNotFound',
  },
} as const satisfies Record<string, CatalogueEntry>
