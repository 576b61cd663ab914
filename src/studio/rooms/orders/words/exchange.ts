import type { Texts } from '#domain/sites/texts.ts'

export const exchange = {
  exchange: {
    en: 'Exchange the size',
    fr: 'Échanger la taille',
    de: 'Größe tauschen',
    es: 'Cambiar la talla',
  },
  exchangeText: {
    en: 'The new size is taken off its shelf at once. The buyer gets a mail.',
    fr: 'La nouvelle taille est retirée du stock tout de suite. L’acheteur reçoit un e-mail.',
    de: 'Die neue Größe wird sofort aus dem Regal genommen. Eine Mail sagt Bescheid.',
    es: 'La nueva talla sale del estante enseguida. El comprador recibe un correo.',
  },
  exchangeFor: {
    en: 'For which size?',
    fr: 'Contre quelle taille ?',
    de: 'Gegen welche Größe?',
    es: '¿Por qué talla?',
  },
  exchangeFree: { en: '{count} free', fr: '{count} en stock', de: '{count} frei', es: '{count} libres' },
  exchangeNone: {
    en: 'There is no other size of it.',
    fr: 'Il n’existe pas d’autre taille.',
    de: 'Es gibt keine andere Größe davon.',
    es: 'No hay otra talla.',
  },
  exchangeWay_swap: {
    en: 'It is not packed yet: the order is changed, and only the new size leaves.',
    fr: 'Rien n’est encore emballé : la commande est modifiée et seule la nouvelle taille part.',
    de: 'Noch ist nichts gepackt: Die Bestellung wird geändert, nur die neue Größe geht hinaus.',
    es: 'Aún no está empaquetado: se cambia el pedido y solo sale la nueva talla.',
  },
  exchangeWay_underway: {
    en: 'It is on its way: the new size leaves in a parcel of its own. A return is opened for the first one, which comes back once it is there, or when its buyer does not take it.',
    fr: 'C’est en route : la nouvelle taille part dans un colis à part. Un retour est ouvert pour la première, qui revient une fois livrée, ou si l’acheteur refuse le colis.',
    de: 'Es ist unterwegs: Die neue Größe geht in einem eigenen Paket hinaus. Für die erste wird eine Rücksendung eröffnet; sie kommt zurück, sobald sie da ist oder die Annahme verweigert wird.',
    es: 'Está en camino: la nueva talla sale en un paquete propio. Se abre una devolución para la primera, que vuelve cuando llegue o si el comprador no la acepta.',
  },
  exchangeWay_return: {
    en: 'It has arrived: the new size leaves in a parcel of its own, and a return is opened for the first one.',
    fr: 'C’est livré : la nouvelle taille part dans un colis à part, et un retour est ouvert pour la première.',
    de: 'Es ist angekommen: Die neue Größe geht in einem eigenen Paket hinaus, für die erste wird eine Rücksendung eröffnet.',
    es: 'Ya llegó: la nueva talla sale en un paquete propio y se abre una devolución para la primera.',
  },
  exchangeMoney: {
    en: 'At the price paid, {amount}: nothing is charged and nothing goes back, whatever the other size costs today.',
    fr: 'Au prix payé, {amount} : rien n’est débité ni remboursé, quel que soit le prix actuel de l’autre taille.',
    de: 'Zum bezahlten Preis, {amount}: Es wird nichts abgebucht und nichts erstattet, was auch immer die andere Größe heute kostet.',
    es: 'Al precio pagado, {amount}: no se cobra ni se devuelve nada, cueste lo que cueste hoy la otra talla.',
  },
  exchangeButton: { en: 'Exchange it', fr: 'Échanger', de: 'Tauschen', es: 'Cambiar' },
  exchangeSwapped: {
    en: 'The other size leaves instead.',
    fr: 'L’autre taille part à la place.',
    de: 'Stattdessen geht die andere Größe hinaus.',
    es: 'Sale la otra talla en su lugar.',
  },
  exchangeSent: {
    en: 'The other size is set aside. The first one comes back as {number}.',
    fr: 'L’autre taille est réservée. La première revient sous {number}.',
    de: 'Die andere Größe liegt bereit. Die erste kommt als {number} zurück.',
    es: 'La otra talla está apartada. La primera vuelve como {number}.',
  },
  insteadOf: {
    en: 'instead of {size}',
    fr: 'à la place de {size}',
    de: 'statt {size}',
    es: 'en lugar de {size}',
  },
  exchangedFor: {
    en: '{count} exchanged for {size}',
    fr: '{count} échangée(s) contre {size}',
    de: '{count} getauscht gegen {size}',
    es: '{count} cambiadas por {size}',
  },
  forExchange: { en: 'exchange', fr: 'échange', de: 'Tausch', es: 'cambio' },
  'staff_orders.exchange': {
    en: 'Size exchanged',
    fr: 'Taille échangée',
    de: 'Größe getauscht',
    es: 'Talla cambiada',
  },
} satisfies Texts
