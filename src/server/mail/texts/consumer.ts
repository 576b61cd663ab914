import type { LetterTexts } from './letter-texts.ts'

export const consumer = {
  'data-exported': {
    subject: {
      en: 'Your data was downloaded',
      fr: 'Vos données ont été téléchargées',
      de: 'Deine Daten wurden heruntergeladen',
      es: 'Se han descargado tus datos',
    },
    heading: {
      en: 'Your data was downloaded',
      fr: 'Vos données ont été téléchargées',
      de: 'Deine Daten wurden heruntergeladen',
      es: 'Se han descargado tus datos',
    },
    body: [
      {
        en: 'Someone who is signed in to your Cairn account downloaded everything we know about you, after giving your password or passkey.',
        fr: 'Une personne connectée à votre compte Cairn a téléchargé tout ce que nous savons de vous, après avoir donné votre mot de passe ou une clé d’accès.',
        de: 'Jemand, der in deinem Konto bei Cairn angemeldet ist, hat alles heruntergeladen, was wir über dich wissen, und davor dein Passwort oder einen Passkey verwendet.',
        es: 'Alguien con la sesión iniciada en tu cuenta de Cairn ha descargado todo lo que sabemos de ti, después de dar tu contraseña o una llave de acceso.',
      },
      {
        en: 'If it was not you, change your password at once and tell us.',
        fr: 'Si ce n’était pas vous, changez aussitôt votre mot de passe et prévenez-nous.',
        de: 'Warst du das nicht, ändere sofort dein Passwort und sag es uns.',
        es: 'Si no has sido tú, cambia tu contraseña enseguida y avísanos.',
      },
    ],
    action: { en: 'Contact us', fr: 'Nous contacter', de: 'Kontakt', es: 'Contactar' },
  },
  'account-deleted': {
    subject: {
      en: 'Your account is deleted',
      fr: 'Votre compte est supprimé',
      de: 'Dein Konto ist gelöscht',
      es: 'Tu cuenta está eliminada',
    },
    heading: {
      en: 'Your account is deleted',
      fr: 'Votre compte est supprimé',
      de: 'Dein Konto ist gelöscht',
      es: 'Tu cuenta está eliminada',
    },
    body: [
      {
        en: 'Your Cairn account is gone, as you asked. This is the last mail about it, and we keep no copy.',
        fr: 'Votre compte Cairn n’existe plus, comme vous l’avez demandé. C’est le dernier message à ce sujet, et nous n’en gardons pas de copie.',
        de: 'Dein Konto bei Cairn ist weg, wie du es wolltest. Das ist die letzte Mail dazu, und wir behalten keine Kopie.',
        es: 'Tu cuenta de Cairn ya no existe, como pediste. Este es el último mensaje sobre ella y no guardamos copia.',
      },
      {
        en: 'If it was not you, tell us at once.',
        fr: 'Si ce n’était pas vous, prévenez-nous aussitôt.',
        de: 'Warst du das nicht, sag es uns sofort.',
        es: 'Si no has sido tú, avísanos enseguida.',
      },
    ],
    action: { en: 'Contact us', fr: 'Nous contacter', de: 'Kontakt', es: 'Contactar' },
  },
  'subscription-confirm': {
    subject: {
      en: 'Confirm that you want our letter',
      fr: 'Confirmez notre lettre',
      de: 'Bestätige unseren Brief',
      es: 'Confirma nuestra carta',
    },
    heading: {
      en: 'One press, and the letter is yours',
      fr: 'Encore un clic',
      de: 'Noch ein Klick bis zum Brief',
      es: 'Un clic y la carta es tuya',
    },
    body: [
      {
        en: 'Someone ordered the Cairn letter for this address. It comes only if you confirm.',
        fr: 'Quelqu’un a demandé la lettre de Cairn pour cette adresse. Elle ne vient que si vous le confirmez.',
        de: 'Jemand hat für diese Adresse den Brief von Cairn bestellt. Er kommt nur, wenn du es bestätigst.',
        es: 'Alguien ha pedido la carta de Cairn para esta dirección. Solo llega si lo confirmas.',
      },
      {
        en: 'If it was not you, leave this mail: we will not write again.',
        fr: 'Si ce n’était pas vous, laissez ce message : nous n’écrirons plus.',
        de: 'Warst du das nicht, lass diese Mail liegen: Wir schreiben dir nicht wieder.',
        es: 'Si no has sido tú, deja este mensaje: no volveremos a escribir.',
      },
    ],
    action: {
      en: 'Yes, send me the letter',
      fr: 'Oui, envoyez-moi la lettre',
      de: 'Ja, schickt mir den Brief',
      es: 'Sí, enviadme la carta',
    },
  },
  'subscription-leave': {
    subject: { en: 'End our letter', fr: 'Arrêter notre lettre', de: 'Brief abbestellen', es: 'Dejar nuestra carta' },
    heading: { en: 'End our letter', fr: 'Arrêter notre lettre', de: 'Brief abbestellen', es: 'Dejar nuestra carta' },
    body: [
      {
        en: 'Someone asked to end the Cairn letter to this address. It ends when you confirm.',
        fr: 'Quelqu’un a demandé d’arrêter la lettre de Cairn à cette adresse. Elle s’arrête quand vous le confirmez.',
        de: 'Jemand möchte den Brief von Cairn an diese Adresse abbestellen. Er endet, wenn du es bestätigst.',
        es: 'Alguien ha pedido que la carta de Cairn deje de llegar a esta dirección. Termina cuando lo confirmes.',
      },
      {
        en: 'If you want to go on reading, leave this mail.',
        fr: 'Si vous voulez continuer à la lire, laissez ce message.',
        de: 'Möchtest du ihn weiter lesen, lass diese Mail liegen.',
        es: 'Si quieres seguir leyéndola, deja este mensaje.',
      },
    ],
    action: { en: 'End the letter', fr: 'Arrêter la lettre', de: 'Brief abbestellen', es: 'Dejar la carta' },
  },
  'loyalty-confirm': {
    subject: {
      en: 'Confirm your membership',
      fr: 'Confirmez votre adhésion',
      de: 'Bestätige deine Mitgliedschaft',
      es: 'Confirma tu inscripción',
    },
    heading: { en: 'One step left', fr: 'Plus qu’une étape', de: 'Noch ein Schritt', es: 'Falta un paso' },
    body: [
      {
        en: 'Confirm that this address is yours, and your points count from today.',
        fr: 'Confirmez que cette adresse est la vôtre : vos points comptent dès aujourd’hui.',
        de: 'Bestätige, dass diese Adresse dir gehört. Ab heute zählen deine Punkte.',
        es: 'Confirma que esta dirección es tuya y tus puntos contarán desde hoy.',
      },
    ],
    action: {
      en: 'Confirm membership',
      fr: 'Confirmer l’adhésion',
      de: 'Mitgliedschaft bestätigen',
      es: 'Confirmar inscripción',
    },
  },
  'back-in-stock': {
    subject: {
      en: 'Back: {product}',
      fr: 'De retour : {product}',
      de: 'Wieder da: {product}',
      es: 'Ha vuelto: {product}',
    },
    heading: { en: 'It is back', fr: 'Le voilà de retour', de: 'Wieder da', es: 'Ha vuelto' },
    body: [
      {
        en: 'You asked us to tell you: {product} is in stock again.',
        fr: 'Vous vouliez le savoir : {product} est de nouveau en stock.',
        de: 'Du wolltest es wissen: {product} ist wieder auf Lager.',
        es: 'Querías saberlo: {product} está otra vez disponible.',
      },
    ],
    action: { en: 'See it', fr: 'Voir', de: 'Ansehen', es: 'Verlo' },
  },
  'coupon-given': {
    subject: {
      en: 'A coupon for you',
      fr: 'Un bon de réduction pour vous',
      de: 'Ein Gutschein für dich',
      es: 'Un cupón para ti',
    },
    heading: {
      en: 'With our apologies',
      fr: 'Avec nos excuses',
      de: 'Mit unserer Entschuldigung',
      es: 'Con nuestras disculpas',
    },
    body: [
      {
        en: 'Something did not go as it should. Type this code in your cart: it is yours alone and counts once.',
        fr: 'Tout ne s’est pas passé comme prévu. Saisissez ce code dans votre panier : il n’est qu’à vous et vaut une fois.',
        de: 'Etwas lief nicht, wie es sollte. Gib diesen Code im Warenkorb ein: Er gehört nur dir und gilt einmal.',
        es: 'Algo no salió como debía. Escribe este código en tu cesta: es solo tuyo y vale una vez.',
      },
    ],
    action: { en: 'To your cart', fr: 'Vers votre panier', de: 'Zum Warenkorb', es: 'Ir a la cesta' },
  },
  'favorites-shared': {
    subject: {
      en: 'A list of favorites for you',
      fr: 'Une liste de favoris pour vous',
      de: 'Eine Favoritenliste für dich',
      es: 'Una lista de favoritos para ti',
    },
    heading: {
      en: 'Someone shared a list with you',
      fr: 'Une liste partagée avec vous',
      de: 'Jemand hat eine Liste mit dir geteilt',
      es: 'Han compartido una lista contigo',
    },
    body: [
      {
        en: 'They picked these at Cairn and thought of you.',
        fr: 'Ces articles Cairn ont été choisis en pensant à vous.',
        de: 'Diese Sachen von Cairn wurden mit einem Gedanken an dich ausgesucht.',
        es: 'Han elegido esto en Cairn pensando en ti.',
      },
    ],
    action: { en: 'See the list', fr: 'Voir la liste', de: 'Liste ansehen', es: 'Ver la lista' },
  },
} satisfies LetterTexts
