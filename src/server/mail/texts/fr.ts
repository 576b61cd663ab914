import type { MailTexts } from './mail-texts.ts'

export const fr: MailTexts = {
  letters: {
    'staff-invitation': {
      subject: 'Invitation à Cairn Studio',
      heading: 'Bienvenue dans l’équipe',
      body: [
        'Choisissez comment vous connecter : avec une clé d’accès, ou avec un mot de passe et un authentificateur. Le lien fonctionne une seule fois, pendant {days} jours.',
      ],
      action: 'Accepter l’invitation',
    },
    'order-placed': {
      subject: 'Votre commande {orderNumber}',
      heading: 'Nous avons votre commande',
      body: [
        'Merci. Nous la préparons bientôt et vous écrirons à son départ. Jusque-là, vous pouvez encore l’annuler.',
      ],
      action: 'Voir la commande',
    },
    'order-shipped': {
      subject: 'En route : {orderNumber}',
      heading: 'Votre colis est parti',
      body: ['{carrier} le transporte. Le numéro de suivi est {trackingNumber}.'],
      action: 'Suivre la commande',
    },
    'order-ready': {
      subject: 'À retirer : {orderNumber}',
      heading: 'Elle vous attend',
      body: ['Votre commande est prête à {store}. Apportez le numéro de commande et une pièce d’identité.'],
      action: 'Voir la commande',
    },
    'order-cancelled': {
      subject: 'Annulée : {orderNumber}',
      heading: 'Annulée, comme demandé',
      body: ['Ces articles ne partiront pas. La somme payée revient par le même chemin, sous cinq jours.'],
      action: 'Voir la commande',
    },
    'payment-lapsed': {
      subject: 'Non payée : {orderNumber}',
      heading: 'Votre paiement n’a pas abouti',
      body: [
        'Votre banque a libéré la somme avant que nous ayons pu l’encaisser : nous avons dû annuler cette commande. Rien n’a été débité.',
        'Ce que des cartes cadeaux ont payé y est de nouveau. Vous pouvez commander à nouveau.',
      ],
      action: 'Voir la commande',
    },
    'return-created': {
      subject: 'Votre retour {returnNumber}',
      heading: 'Votre étiquette de retour est prête',
      body: ['Imprimez l’étiquette, collez-la sur le colis et déposez-le. Nous remboursons à son arrivée.'],
      action: 'Ouvrir le retour',
    },
    'return-refunded': {
      subject: 'Remboursée : {orderNumber}',
      heading: 'Votre argent est en chemin',
      body: ['Les articles sont arrivés et le remboursement est parti. Comptez jusqu’à cinq jours.'],
      action: 'Voir la commande',
    },
    'return-refused': {
      subject: 'Votre retour : {orderNumber}',
      heading: 'Votre retour est arrivé',
      body: [
        'Nous n’avons pas pu tout rembourser. {reason}',
        'Ce que nous remboursons est indiqué ci-dessous. Si vous n’êtes pas d’accord, répondez à cet e-mail.',
      ],
      action: 'Voir la commande',
    },
    'contribution-hidden': {
      subject: 'À propos de votre contribution',
      heading: 'Nous n’affichons pas votre contribution',
      body: [
        'Nous avons lu « {text} » et ne l’affichons pas. {reason}',
        'Vous pouvez l’envoyer de nouveau sous une autre forme.',
      ],
    },
    'refund-given': {
      subject: 'Remboursement : {orderNumber}',
      heading: 'Nous vous avons remboursé une somme',
      body: [
        'Elle repart par le moyen de paiement utilisé. Votre banque peut mettre jusqu’à cinq jours. Vous n’avez rien à renvoyer.',
      ],
      action: 'Voir la commande',
    },
    'order-address-changed': {
      subject: 'Nouvelle adresse pour {orderNumber}',
      heading: 'Nous l’envoyons à une autre adresse',
      body: [
        'Vous nous avez demandé de changer l’adresse de cette commande. Si ce n’était pas vous, écrivez-nous tout de suite : elle n’est pas encore emballée.',
      ],
      action: 'Voir la commande',
    },
    'withdrawal-received': {
      subject: 'Accusé de votre rétractation : {orderNumber}',
      heading: 'Nous avons reçu votre rétractation',
      body: [
        'Vous vous êtes rétracté pour les articles ci-dessous le {receivedAt}. Ce message vaut accusé de réception.',
        'Renvoyez les articles sous 14 jours. Les cadeaux indiqués ci-dessous reviennent aussi. Nous remboursons le montant ci-dessous.',
      ],
      action: 'Voir la commande',
    },
    'gift-card': {
      subject: 'Une carte cadeau pour vous',
      heading: 'Pour la prochaine sortie',
      body: ['{senderName} vous offre une carte cadeau Cairn. Saisissez son numéro et son code au paiement.'],
      action: 'Trouver quelque chose',
    },
    'password-reset': {
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Choisissez un nouveau mot de passe',
      body: [
        'Ce lien fonctionne une fois, pendant {minutes} minutes.',
        'Vous n’avez rien demandé ? Laissez-le : votre mot de passe reste le même.',
      ],
      action: 'Choisir un mot de passe',
    },
    'password-changed': {
      subject: 'Votre mot de passe a été modifié',
      heading: 'Votre mot de passe a été modifié',
      body: [
        'Votre compte Cairn a un nouveau mot de passe ; toutes les autres connexions ont pris fin.',
        'Après une réinitialisation par e-mail, vos clés d’accès sont supprimées aussi. Ajoutez-les à nouveau dans votre compte.',
        'Ce n’était pas vous ? Prévenez-nous tout de suite.',
      ],
      action: 'Nous contacter',
    },
    'email-changed': {
      subject: 'Votre adresse e-mail a été modifiée',
      heading: 'Votre adresse e-mail a été modifiée',
      body: [
        'Votre compte Cairn a désormais une autre adresse e-mail. Vous vous connectez avec elle, et nous vous y écrivons.',
        'Ce n’était pas vous ? Prévenez-nous tout de suite.',
      ],
      action: 'Nous contacter',
    },
    'email-confirm': {
      subject: 'Confirmez votre adresse e-mail',
      heading: 'Confirmez votre adresse e-mail',
      body: [
        'Vous avez créé un compte Cairn avec cette adresse. Confirmez qu’elle est la vôtre : vos avantages commencent alors.',
        'Si ce n’était pas vous, laissez ce message : sans votre confirmation, ce compte n’obtient rien qui vous revient.',
      ],
      action: 'Confirmer l’adresse',
    },
    'email-confirm-new': {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      heading: 'Confirmez votre nouvelle adresse e-mail',
      body: [
        'Vous voulez utiliser cette adresse pour votre compte Cairn. Elle remplace l’ancienne dès que vous la confirmez.',
        'Si vous n’avez rien demandé, laissez ce message et rien ne change.',
      ],
      action: 'Confirmer l’adresse',
    },
    'email-change-asked': {
      subject: 'On demande à changer votre adresse e-mail',
      heading: 'Votre compte pourrait changer d’adresse',
      body: [
        'Une personne connectée à votre compte Cairn a demandé à remplacer cette adresse. Elle change dès que la nouvelle est confirmée.',
        'Si ce n’était pas vous, changez votre mot de passe maintenant : cela l’arrête.',
      ],
      action: 'Choisir un nouveau mot de passe',
    },
    'passkey-added': {
      subject: 'Une clé d’accès a été ajoutée',
      heading: 'Une clé d’accès a été ajoutée à votre compte',
      body: [
        'Elle ouvre désormais votre compte Cairn sans mot de passe.',
        'Si ce n’était pas vous, supprimez-la dans votre compte et changez aussitôt votre mot de passe.',
      ],
      action: 'Voir vos clés d’accès',
    },
    'passkey-removed': {
      subject: 'Une clé d’accès a été supprimée',
      heading: 'Une clé d’accès a été retirée de votre compte',
      body: ['Elle n’ouvre plus votre compte Cairn.', 'Si ce n’était pas vous, changez aussitôt votre mot de passe.'],
      action: 'Voir vos clés d’accès',
    },
    'data-exported': {
      subject: 'Vos données ont été téléchargées',
      heading: 'Vos données ont été téléchargées',
      body: [
        'Une personne connectée à votre compte Cairn a téléchargé tout ce que nous savons de vous, après avoir donné votre mot de passe ou une clé d’accès.',
        'Si ce n’était pas vous, changez aussitôt votre mot de passe et prévenez-nous.',
      ],
      action: 'Nous contacter',
    },
    'account-deleted': {
      subject: 'Votre compte est supprimé',
      heading: 'Votre compte est supprimé',
      body: [
        'Votre compte Cairn n’existe plus, comme vous l’avez demandé. C’est le dernier message à ce sujet, et nous n’en gardons pas de copie.',
        'Si ce n’était pas vous, prévenez-nous aussitôt.',
      ],
      action: 'Nous contacter',
    },
    'subscription-confirm': {
      subject: 'Confirmez notre lettre',
      heading: 'Encore un clic',
      body: [
        'Quelqu’un a demandé la lettre de Cairn pour cette adresse. Elle ne vient que si vous le confirmez.',
        'Si ce n’était pas vous, laissez ce message : nous n’écrirons plus.',
      ],
      action: 'Oui, envoyez-moi la lettre',
    },
    'subscription-leave': {
      subject: 'Arrêter notre lettre',
      heading: 'Arrêter notre lettre',
      body: [
        'Quelqu’un a demandé d’arrêter la lettre de Cairn à cette adresse. Elle s’arrête quand vous le confirmez.',
        'Si vous voulez continuer à la lire, laissez ce message.',
      ],
      action: 'Arrêter la lettre',
    },
    'loyalty-confirm': {
      subject: 'Confirmez votre adhésion',
      heading: 'Plus qu’une étape',
      body: ['Confirmez que cette adresse est la vôtre : vos points comptent dès aujourd’hui.'],
      action: 'Confirmer l’adhésion',
    },
    'back-in-stock': {
      subject: 'De retour : {product}',
      heading: 'Le voilà de retour',
      body: ['Vous vouliez le savoir : {product} est de nouveau en stock.'],
      action: 'Voir',
    },
    'question-answered': {
      subject: 'Une réponse à votre question sur {product}',
      heading: 'Vous avez une réponse',
      body: ['Votre question sur {product} a reçu une réponse.'],
      action: 'La lire',
    },
    'favorites-shared': {
      subject: 'Une liste de favoris pour vous',
      heading: 'Une liste partagée avec vous',
      body: ['Ces articles Cairn ont été choisis en pensant à vous.'],
      action: 'Voir la liste',
    },
    'contact-received': {
      subject: 'Nous avons votre message : {caseNumber}',
      heading: 'Nous avons votre message',
      body: ['Merci. Une personne le lit et répond sous deux jours ouvrés.'],
    },
  },
  words: {
    subtotal: 'Articles',
    discount: 'Remise',
    shipping: 'Livraison',
    tax: 'Taxes',
    taxIncluded: 'TVA comprise',
    total: 'Total',
    refund: 'Remboursement',
    earlier: 'Réglé avec un remboursement précédent',
    given: 'Geste commercial',
    free: 'Gratuite',
    deliverTo: 'Destination',
    cardNumber: 'Numéro',
    code: 'Code',
    amount: 'Montant',
    validUntil: 'Valable jusqu’au',
    tracking: 'Numéro de suivi',
    footer: 'Cairn. Des pierres qui montrent le chemin.',
    leaveText:
      'Vous avez demandé cette lettre, ou quelqu’un a pensé à vous. Pour ne plus recevoir que celles sur vos commandes et votre compte :',
    leave: 'Se désabonner',
  },
}
