import type { Language } from '#domain/sites/sites.ts'
import type { Texts } from '#domain/sites/texts.ts'
import type { FlashCode } from './flash.ts'

/** What the calls say beside a code; pages have words of their own, which name the item. */
const FLASH_TEXTS = {
  ProductLineItemInventoryMissing: {
    en: 'We have fewer of this item than you wanted. We kept what there is.',
    fr: 'Il reste moins de cet article que voulu. Nous avons gardé ce qu’il y a.',
    de: 'Von diesem Artikel haben wir weniger als gewünscht. Was da ist, haben wir behalten.',
    es: 'De este artículo hay menos de los que querías. Hemos dejado los que hay.',
  },
  ProductItemNotAvailable: {
    en: 'This item is not available any more. Remove it to go on.',
    fr: 'Cet article n’est plus disponible. Retirez-le pour continuer.',
    de: 'Diesen Artikel gibt es nicht mehr. Entferne ihn, um weiterzumachen.',
    es: 'Este artículo ya no está disponible. Quítalo para seguir.',
  },
  ProductLineItemFullInventoryMissing: {
    en: 'This item has sold out. Remove it to go on.',
    fr: 'Cet article est épuisé. Retirez-le pour continuer.',
    de: 'Dieser Artikel ist ausverkauft. Entferne ihn, um weiterzumachen.',
    es: 'Este artículo se ha agotado. Quítalo para seguir.',
  },
  orderCannotBeCompleted: {
    en: 'This order cannot be completed: nothing in it is available any more.',
    fr: 'Cette commande ne peut pas être finalisée : plus rien n’y est disponible.',
    de: 'Diese Bestellung lässt sich nicht abschließen: Nichts davon ist noch verfügbar.',
    es: 'Este pedido no se puede completar: nada de lo que contiene está ya disponible.',
  },
  InvalidShippingAddress: {
    en: 'Check the shipping address: something in it is not right.',
    fr: 'Vérifiez l’adresse de livraison : quelque chose n’y est pas juste.',
    de: 'Prüfe die Lieferadresse: Etwas daran stimmt nicht.',
    es: 'Revisa la dirección de envío: hay algo que no es correcto.',
  },
  PaymentNotAuthorized: {
    en: 'Your bank wants to be sure that it is you. Confirm the payment.',
    fr: 'Votre banque veut s’assurer que c’est bien vous. Confirmez le paiement.',
    de: 'Deine Bank möchte sicher sein, dass du es bist. Bestätige die Zahlung.',
    es: 'Tu banco quiere asegurarse de que eres tú. Confirma el pago.',
  },
  ProductItemMaxQuantity: {
    en: 'You can buy {maxAllowedQty} of this item at most.',
    fr: 'Vous pouvez acheter {maxAllowedQty} de cet article au maximum.',
    de: 'Von diesem Artikel kannst du höchstens {maxAllowedQty} kaufen.',
    es: 'Puedes comprar como máximo {maxAllowedQty} de este artículo.',
  },
  ProductItemRequired: {
    en: 'This gift belongs to what you buy with it, and leaves your cart together with that.',
    fr: 'Ce cadeau va avec vos achats et quitte le panier en même temps qu’eux.',
    de: 'Dieses Geschenk gehört zu dem, was du kaufst, und verlässt den Warenkorb mit ihm.',
    es: 'Este regalo va con lo que compras y sale de la cesta junto con ello.',
  },
  PickupToShipToHome: {
    en: 'Your store has run out. We will send this item to you instead.',
    fr: 'Votre magasin n’en a plus. Nous vous envoyons cet article.',
    de: 'Dein Laden hat keins mehr. Wir schicken dir diesen Artikel.',
    es: 'Tu tienda no tiene más. Te enviamos este artículo.',
  },
  PickupToShipToStore: {
    en: 'Your store has run out. We will send this item there for you.',
    fr: 'Votre magasin n’en a plus. Nous y envoyons cet article pour vous.',
    de: 'Dein Laden hat keins mehr. Wir schicken diesen Artikel für dich dorthin.',
    es: 'Tu tienda no tiene más. Enviamos este artículo allí.',
  },
  ShipToStoreToShipToHome: {
    en: 'We cannot send this item to your store. We will send it to you instead.',
    fr: 'Nous ne pouvons pas envoyer cet article à votre magasin. Nous vous l’envoyons.',
    de: 'Diesen Artikel können wir nicht an deinen Laden schicken. Wir schicken ihn dir.',
    es: 'No podemos enviar este artículo a tu tienda. Te lo enviamos a ti.',
  },
  ShipToStoreToPickup: {
    en: 'Your store has this item. You can pick it up today.',
    fr: 'Votre magasin a cet article. Vous pouvez le retirer aujourd’hui.',
    de: 'Dein Laden hat diesen Artikel. Du kannst ihn heute abholen.',
    es: 'Tu tienda tiene este artículo. Puedes recogerlo hoy.',
  },
  ShipToHomeToPickup: {
    en: 'This item can only be picked up in a store. Check the store.',
    fr: 'Cet article se retire uniquement en magasin. Vérifiez le magasin.',
    de: 'Diesen Artikel kannst du nur im Laden abholen. Prüfe den Laden.',
    es: 'Este artículo solo se puede recoger en tienda. Revisa la tienda.',
  },
  ShippingMethodDowngraded: {
    en: 'The faster delivery is not available any more. Check the delivery method.',
    fr: 'La livraison plus rapide n’est plus possible. Vérifiez le mode de livraison.',
    de: 'Die schnellere Lieferung geht nicht mehr. Prüfe die Versandart.',
    es: 'La entrega más rápida ya no es posible. Revisa el método de envío.',
  },
  CartItemsMerged: {
    en: 'We put the items of your last visit into this cart.',
    fr: 'Les articles de votre dernière visite sont dans ce panier.',
    de: 'Die Artikel vom letzten Besuch liegen jetzt in diesem Warenkorb.',
    es: 'Los artículos de tu última visita están en esta cesta.',
  },
  CartMergeShortened: {
    en: 'Your two carts held more together than one may. Check the quantities.',
    fr: 'Vos deux paniers contenaient ensemble plus que ce qui est permis. Vérifiez les quantités.',
    de: 'Deine zwei Warenkörbe enthielten zusammen mehr, als in einen darf. Prüfe die Mengen.',
    es: 'Tus dos cestas sumaban más de lo que cabe en una. Revisa las cantidades.',
  },
  CouponTakenOut: {
    en: 'A code in your cart has ended or was used up. We took it out; check the new total.',
    fr: 'Un code de votre panier a expiré ou est épuisé. Nous l’avons retiré ; vérifiez le nouveau total.',
    de: 'Ein Code in deinem Warenkorb ist abgelaufen oder aufgebraucht. Er ist heraus; prüfe den neuen Betrag.',
    es: 'Un código de tu cesta ha caducado o está agotado. Lo hemos quitado; revisa el nuevo total.',
  },
  RewardTakenOut: {
    en: 'The points of your reward were spent meanwhile. We took it out; check the new total.',
    fr: 'Les points de votre récompense ont été utilisés entre-temps. Nous l’avons retirée ; vérifiez le nouveau total.',
    de: 'Die Punkte für deinen Gutschein sind inzwischen eingelöst. Er ist heraus; prüfe den neuen Betrag.',
    es: 'Los puntos de tu recompensa se han gastado entretanto. La hemos quitado; revisa el nuevo total.',
  },
  GiftCardTakenOut: {
    en: 'A gift card has less left than before. Check what is left to pay.',
    fr: 'Il reste moins qu’avant sur une carte cadeau. Vérifiez ce qu’il reste à payer.',
    de: 'Auf einer Geschenkkarte ist weniger als vorher. Prüfe, was noch zu zahlen ist.',
    es: 'En una tarjeta regalo queda menos que antes. Revisa lo que falta por pagar.',
  },
} as const satisfies Texts<FlashCode | 'orderCannotBeCompleted'>

/** Its placeholders are not filled yet. */
export const flashMessage = (code: keyof typeof FLASH_TEXTS, language: Language): string => FLASH_TEXTS[code][language]
