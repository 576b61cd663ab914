import type { Texts } from '#domain/sites/texts.ts'

export default {
  ProductLineItemInventoryMissing: {
    en: 'We have fewer than you wanted. We kept what there is.',
    fr: 'Il en reste moins que voulu. Nous avons gardé ce qu’il y a.',
    de: 'Wir haben weniger davon. Was da ist, bleibt im Warenkorb.',
    es: 'Hay menos de los que querías. Hemos dejado los que hay.',
  },
  ProductItemNotAvailable: {
    en: 'Not available any more. Remove it to go on.',
    fr: 'Plus disponible. Retirez-le pour continuer.',
    de: 'Nicht mehr verfügbar. Entfern es, um weiterzugehen.',
    es: 'Ya no está disponible. Quítalo para seguir.',
  },
  ProductLineItemFullInventoryMissing: {
    en: 'Sold out meanwhile. Remove it to go on.',
    fr: 'Épuisé entre-temps. Retirez-le pour continuer.',
    de: 'Inzwischen ausverkauft. Entfern es, um weiterzugehen.',
    es: 'Agotado mientras tanto. Quítalo para seguir.',
  },
  orderCannotBeCompleted: {
    en: 'This order cannot be completed: nothing in it is available any more.',
    fr: 'Cette commande ne peut pas être finalisée : plus rien n’y est disponible.',
    de: 'Diese Bestellung lässt sich nicht abschließen: Nichts davon ist noch verfügbar.',
    es: 'Este pedido no se puede completar: nada de lo que contiene está ya disponible.',
  },
  InvalidShippingAddress: {
    en: 'Check the shipping address: we cannot deliver to it as it is.',
    fr: 'Vérifiez l’adresse de livraison : nous ne pouvons pas y livrer telle quelle.',
    de: 'Prüf die Lieferadresse: So können wir dorthin nicht liefern.',
    es: 'Revisa la dirección de envío: tal como está no podemos entregar allí.',
  },
  ProductItemRequired: {
    en: 'This gift belongs to what you buy with it, and leaves your cart together with that.',
    fr: 'Ce cadeau va avec vos achats et quitte le panier en même temps qu’eux.',
    de: 'Dieses Geschenk gehört zu dem, was du kaufst, und verlässt den Warenkorb mit ihm.',
    es: 'Este regalo va con lo que compras y sale de la cesta junto con ello.',
  },
  ProductItemMaxQuantity: {
    en: 'This is the most one order may hold.',
    fr: 'C’est le maximum par commande.',
    de: 'Mehr geht pro Bestellung nicht.',
    es: 'Es el máximo por pedido.',
  },
  PickupToShipToHome: {
    en: 'Your store cannot hold it. We will send it to you instead.',
    fr: 'Votre magasin ne peut pas le garder. Nous vous l’envoyons.',
    de: 'Dein Laden kann es nicht halten. Wir schicken es dir.',
    es: 'Tu tienda no puede guardarlo. Te lo enviamos.',
  },
  PickupToShipToStore: {
    en: 'Your store has run out. We will send it there for you.',
    fr: 'Votre magasin n’en a plus. Nous l’y envoyons pour vous.',
    de: 'Dein Laden hat keins mehr. Wir schicken es dorthin.',
    es: 'Tu tienda no tiene más. Lo enviamos allí.',
  },
  ShipToStoreToShipToHome: {
    en: 'Your store takes no parcels now. We will send it to you.',
    fr: 'Votre magasin ne reçoit pas de colis. Nous vous l’envoyons.',
    de: 'Dein Laden nimmt keine Pakete an. Wir schicken es dir.',
    es: 'Tu tienda no recibe paquetes. Te lo enviamos.',
  },
  ShipToStoreToPickup: {
    en: 'Your store has it. You can pick it up today.',
    fr: 'Votre magasin l’a. Retirez-le aujourd’hui.',
    de: 'Dein Laden hat es. Du kannst es heute abholen.',
    es: 'Tu tienda lo tiene. Puedes recogerlo hoy.',
  },
  ShipToHomeToPickup: {
    en: 'Only your store has it. You can pick it up there.',
    fr: 'Seul votre magasin l’a. Retirez-le sur place.',
    de: 'Nur dein Laden hat es. Du kannst es dort abholen.',
    es: 'Solo tu tienda lo tiene. Puedes recogerlo allí.',
  },
  ShippingMethodDowngraded: {
    en: 'Express is not available any more. It goes by standard delivery.',
    fr: 'Plus d’express. Envoi en livraison standard.',
    de: 'Express geht nicht mehr. Es kommt mit Standardversand.',
    es: 'Ya no hay exprés. Va con envío estándar.',
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
    de: 'Deine zwei Warenkörbe enthielten zusammen mehr, als in einen darf. Prüf die Mengen.',
    es: 'Tus dos cestas sumaban más de lo que cabe en una. Revisa las cantidades.',
  },
  CouponTakenOut: {
    en: 'A code in your cart has ended or was used up. We took it out: check the total.',
    fr: 'Un code de votre panier a expiré ou est épuisé. Nous l’avons retiré : vérifiez le total.',
    de: 'Ein Code in deinem Warenkorb ist abgelaufen oder aufgebraucht. Er ist jetzt heraus: Prüf den Betrag.',
    es: 'Un código de tu cesta ha caducado o está agotado. Lo hemos quitado: revisa el total.',
  },
  RewardTakenOut: {
    en: 'Your points were spent meanwhile. We took the reward out: check the total.',
    fr: 'Vos points ont été utilisés entre-temps. Nous avons retiré la récompense : vérifiez le total.',
    de: 'Deine Punkte sind inzwischen eingelöst. Der Gutschein ist jetzt heraus: Prüf den Betrag.',
    es: 'Tus puntos se han gastado entretanto. Hemos quitado la recompensa: revisa el total.',
  },
  GiftCardTakenOut: {
    en: 'A gift card has less left than before. Check what is left to pay.',
    fr: 'Il reste moins qu’avant sur une carte cadeau. Vérifiez ce qu’il reste à payer.',
    de: 'Auf einer Geschenkkarte ist weniger als vorher. Prüf, was noch zu zahlen ist.',
    es: 'En una tarjeta regalo queda menos que antes. Revisa lo que falta por pagar.',
  },
} satisfies Texts
