import type { Simulated } from '#contract/web.ts'
import type { Texts } from '#domain/sites/texts.ts'

/** What of this shop is not for real, by the name that it has there. */
export const trial = {
  trial: { en: 'Trial shop', fr: 'Boutique d’essai', de: 'Probeladen', es: 'Tienda de prueba' },
  trial_demo: {
    en: 'Goods and people are made up, and their passwords are known to everybody',
    fr: 'Articles et personnes sont inventés, et leurs mots de passe connus de tous',
    de: 'Waren und Personen sind erfunden, und ihre Passwörter kennt jeder',
    es: 'Artículos y personas son inventados, y sus contraseñas las conoce cualquiera',
  },
  trial_payment: {
    en: 'No money is taken',
    fr: 'Aucun paiement n’est prélevé',
    de: 'Es wird nichts abgebucht',
    es: 'No se cobra nada',
  },
  'trial_test payment': {
    en: 'Payments are tests',
    fr: 'Les paiements sont des tests',
    de: 'Zahlungen sind Tests',
    es: 'Los pagos son de prueba',
  },
  'trial_test tax': {
    en: 'Taxes are tests',
    fr: 'Les taxes sont des tests',
    de: 'Steuern sind Tests',
    es: 'Los impuestos son de prueba',
  },
  'trial_test carrier': {
    en: 'Labels are tests',
    fr: 'Les étiquettes sont des tests',
    de: 'Versandetiketten sind Tests',
    es: 'Las etiquetas son de prueba',
  },
  trial_fulfilment: {
    en: 'Nothing is shipped, parcels are invented',
    fr: 'Rien n’est expédié, les colis sont inventés',
    de: 'Es wird nichts verschickt, Pakete sind erfunden',
    es: 'No se envía nada, los paquetes son inventados',
  },
  trialMailbox: {
    en: 'This shop is on trial: its letters are kept, not sent.',
    fr: 'Cette boutique est à l’essai : ses lettres sont conservées, pas envoyées.',
    de: 'Dieser Shop ist zur Probe: Seine Briefe werden aufbewahrt, nicht verschickt.',
    es: 'Esta tienda está a prueba: sus cartas se guardan y no se envían.',
  },
  trialMailboxOpen: { en: 'Read them', fr: 'Les lire', de: 'Lesen', es: 'Leerlas' },
  trialMailboxTo: {
    en: 'Read those to {to}',
    fr: 'Lire celles à {to}',
    de: 'Die an {to} lesen',
    es: 'Leer las de {to}',
  },
  letterKept: {
    en: 'The letter is written and kept: no mail leaves this shop.',
    fr: 'La lettre est écrite et conservée : aucun e-mail ne quitte cette boutique.',
    de: 'Der Brief ist geschrieben und aufbewahrt: Aus diesem Shop geht keine Mail hinaus.',
    es: 'La carta está escrita y guardada: de esta tienda no sale ningún correo.',
  },
  trial_mail: {
    en: 'Mail is kept, none is sent',
    fr: 'Les e-mails sont conservés, aucun n’est envoyé',
    de: 'Mails werden aufbewahrt, keine geht hinaus',
    es: 'Los correos se guardan, no sale ninguno',
  },
  trial_address: {
    en: 'Links in mail lead to this machine alone',
    fr: 'Les liens des e-mails ne mènent qu’à cette machine',
    de: 'Links in Mails führen nur auf diesen Rechner',
    es: 'Los enlaces de los correos solo llevan a este equipo',
  },
} satisfies Texts & Record<`trial_${Simulated}`, object>
