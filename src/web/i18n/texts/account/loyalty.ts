import type { Texts } from '#domain/sites/texts.ts'

export default {
  points: {
    en: '{count|1 point|# points}',
    fr: '{count|1 point|# points}',
    de: '{count|1 Punkt|# Punkte}',
    es: '{count|1 punto|# puntos}',
  },
  voucher: {
    en: 'Your points are worth {amount}. Use them in the cart.',
    fr: 'Vos points valent {amount}. Utilisez-les dans le panier.',
    de: 'Deine Punkte sind {amount} wert. Löse sie im Warenkorb ein.',
    es: 'Tus puntos valen {amount}. Úsalos en la cesta.',
  },
  nextVoucher: {
    en: '{count|1 more point|# more points} to the next voucher.',
    fr: 'Encore {count|1 point|# points} jusqu’au prochain bon.',
    de: 'Noch {count|1 Punkt|# Punkte} bis zum nächsten Gutschein.',
    es: 'Faltan {count|1 punto|# puntos} para el próximo vale.',
  },
  welcomePromo: {
    en: 'Your welcome code: {code}',
    fr: 'Votre code de bienvenue : {code}',
    de: 'Dein Willkommenscode: {code}',
    es: 'Tu código de bienvenida: {code}',
  },
  referral: { en: 'Bring a friend', fr: 'Parrainez un ami', de: 'Wirb einen Freund', es: 'Trae a un amigo' },
  referralText: {
    en: 'Give your code away. You both get {amount} with the first order.',
    fr: 'Donnez votre code. Vous recevez tous deux {amount} avec la première commande.',
    de: 'Gib deinen Code weiter. Ihr bekommt beide {amount} mit der ersten Bestellung.',
    es: 'Comparte tu código. Los dos recibís {amount} con el primer pedido.',
  },
  benefits: {
    en: 'What Cairn Pass gives you',
    fr: 'Ce que Cairn Pass vous apporte',
    de: 'Das bringt dir Cairn Pass',
    es: 'Lo que te da Cairn Pass',
  },
  benefitPoints: {
    en: 'A point for every whole unit you spend',
    fr: 'Un point par unité entière dépensée',
    de: 'Ein Punkt für jeden ganzen Euro',
    es: 'Un punto por cada euro entero',
  },
  benefitVouchers: {
    en: 'Vouchers from {points} points',
    fr: 'Des bons dès {points} points',
    de: 'Gutscheine ab {points} Punkten',
    es: 'Vales desde {points} puntos',
  },
  benefitShipping: {
    en: 'Free standard delivery, always',
    fr: 'La livraison standard toujours offerte',
    de: 'Immer kostenloser Standardversand',
    es: 'Envío estándar siempre gratis',
  },
  benefitWelcome: {
    en: '{percent} % off your first order',
    fr: '{percent} % sur votre première commande',
    de: '{percent} % auf deine erste Bestellung',
    es: '{percent} % en tu primer pedido',
  },
  join: { en: 'Join Cairn Pass', fr: 'Rejoindre Cairn Pass', de: 'Cairn Pass beitreten', es: 'Unirme a Cairn Pass' },
  joined: {
    en: 'Welcome to Cairn Pass.',
    fr: 'Bienvenue chez Cairn Pass.',
    de: 'Willkommen bei Cairn Pass.',
    es: 'Bienvenido a Cairn Pass.',
  },
  unconfirmed: {
    en: 'Follow the link in our mail to confirm your membership.',
    fr: 'Suivez le lien de notre e-mail pour confirmer votre adhésion.',
    de: 'Folge dem Link in unserer E-Mail, um deine Mitgliedschaft zu bestätigen.',
    es: 'Sigue el enlace de nuestro correo para confirmar que te unes.',
  },
  confirmed: {
    en: 'Your membership is confirmed.',
    fr: 'Votre adhésion est confirmée.',
    de: 'Deine Mitgliedschaft ist bestätigt.',
    es: 'Ya eres miembro.',
  },
  confirmExpired: {
    en: 'This link has expired. Leave and join again to get a new one.',
    fr: 'Ce lien a expiré. Quittez le programme et rejoignez-le pour en recevoir un nouveau.',
    de: 'Dieser Link ist abgelaufen. Tritt aus und wieder ein, um einen neuen zu bekommen.',
    es: 'Este enlace ha caducado. Sal del programa y vuelve a unirte para recibir otro.',
  },
  leave: { en: 'Leave Cairn Pass', fr: 'Quitter Cairn Pass', de: 'Cairn Pass verlassen', es: 'Salir de Cairn Pass' },
  left: {
    en: 'You have left Cairn Pass.',
    fr: 'Vous avez quitté Cairn Pass.',
    de: 'Du hast Cairn Pass verlassen.',
    es: 'Has salido de Cairn Pass.',
  },
  needsDetails: {
    en: 'Complete your phone number and date of birth first.',
    fr: 'Complétez d’abord votre téléphone et votre date de naissance.',
    de: 'Ergänze zuerst Telefonnummer und Geburtsdatum.',
    es: 'Completa antes tu teléfono y tu fecha de nacimiento.',
  },
} satisfies Texts
