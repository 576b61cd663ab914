import type { Texts } from '#domain/sites/texts.ts'

export default {
  nonLoyaltyTitle: {
    en: 'Join Cairn Pass',
    fr: 'Rejoignez Cairn Pass',
    de: 'Komm zu Cairn Pass',
    es: 'Únete a Cairn Pass',
  },
  nonLoyaltyText: {
    en: 'A point for every whole unit you spend, vouchers from {points} points, free standard delivery and {percent}% off your first order.',
    fr: 'Un point par unité entière dépensée, des bons dès {points} points, la livraison standard offerte et {percent} % sur votre première commande.',
    de: 'Ein Punkt für jeden ganzen Euro, Gutscheine ab {points} Punkten, immer kostenloser Standardversand und {percent} % auf deine erste Bestellung.',
    es: 'Un punto por cada euro entero, vales desde {points} puntos, envío estándar siempre gratis y un {percent} % en tu primer pedido.',
  },
  notNow: { en: 'Not now', fr: 'Plus tard', de: 'Später', es: 'Ahora no' },
  welcomeTitle: {
    en: 'Welcome to Cairn Pass',
    fr: 'Bienvenue chez Cairn Pass',
    de: 'Willkommen bei Cairn Pass',
    es: 'Bienvenido a Cairn Pass',
  },
  welcomeText: {
    en: 'Your code for {percent}% off your first order:',
    fr: 'Votre code pour {percent} % sur votre première commande :',
    de: 'Dein Code für {percent} % auf die erste Bestellung:',
    es: 'Tu código para un {percent} % en el primer pedido:',
  },
  welcomeWithoutCode: {
    en: 'Your benefits begin with your next order.',
    fr: 'Vos avantages commencent avec votre prochaine commande.',
    de: 'Deine Vorteile gelten ab der nächsten Bestellung.',
    es: 'Tus ventajas empiezan con tu próximo pedido.',
  },
  welcomeConfirm: {
    en: 'We have sent you a mail. Follow its link to confirm your membership.',
    fr: 'Nous vous avons envoyé un e-mail. Suivez son lien pour confirmer votre adhésion.',
    de: 'Wir haben dir eine E-Mail geschickt. Folge dem Link, um deine Mitgliedschaft zu bestätigen.',
    es: 'Te hemos enviado un correo. Sigue su enlace para confirmar que te unes.',
  },
  mobileTitle: {
    en: 'Add your phone number',
    fr: 'Ajoutez votre numéro de téléphone',
    de: 'Ergänze deine Telefonnummer',
    es: 'Añade tu teléfono',
  },
  mobileText: {
    en: 'We use it to find your membership in our stores.',
    fr: 'Il nous sert à retrouver votre adhésion dans nos magasins.',
    de: 'Damit finden wir deine Mitgliedschaft in unseren Läden.',
    es: 'Con él encontramos tu tarjeta en nuestras tiendas.',
  },
  profileTitle: {
    en: 'Complete your profile',
    fr: 'Complétez votre profil',
    de: 'Vervollständige dein Profil',
    es: 'Completa tu perfil',
  },
  profileText: {
    en: 'What you have told us already stays as it is.',
    fr: 'Ce que vous nous avez déjà dit reste tel quel.',
    de: 'Was du uns schon gesagt hast, bleibt, wie es ist.',
    es: 'Lo que ya nos has contado se queda como está.',
  },
  save: { en: 'Save', fr: 'Enregistrer', de: 'Speichern', es: 'Guardar' },
  interestsTitle: { en: 'What do you enjoy?', fr: 'Qu’aimez-vous ?', de: 'Was machst du gern?', es: '¿Qué te gusta?' },
  interestsText: {
    en: 'Choose as many as you like. We show you more of it.',
    fr: 'Choisissez-en autant que vous voulez. Nous vous en montrerons davantage.',
    de: 'Wähle, so viel du willst. Davon zeigen wir dir mehr.',
    es: 'Elige todo lo que quieras. Te mostraremos más.',
  },
  skip: { en: 'Skip', fr: 'Passer', de: 'Überspringen', es: 'Saltar' },
  successTitle: { en: 'All set', fr: 'Tout est prêt', de: 'Alles fertig', es: 'Todo listo' },
  successText: {
    en: 'Thank you. You can change everything in your account.',
    fr: 'Merci. Vous pouvez tout modifier dans votre compte.',
    de: 'Danke. Du kannst alles in deinem Konto ändern.',
    es: 'Gracias. Puedes cambiarlo todo en tu cuenta.',
  },
  continueShopping: {
    en: 'Continue shopping',
    fr: 'Continuer mes achats',
    de: 'Weiter einkaufen',
    es: 'Seguir comprando',
  },
  confirmTitle: {
    en: 'You are signed in',
    fr: 'Vous êtes connecté',
    de: 'Du bist angemeldet',
    es: 'Has iniciado sesión',
  },
} satisfies Texts
