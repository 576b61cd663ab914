import type { Texts } from '#domain/sites/texts.ts'

export const account = {
  sessions: {
    en: 'Where you are signed in',
    fr: 'Où vous êtes connecté',
    de: 'Wo du angemeldet bist',
    es: 'Dónde tienes sesión',
  },
  thisOne: { en: 'this browser', fr: 'ce navigateur', de: 'dieser Browser', es: 'este navegador' },
  endSession: { en: 'Sign out there', fr: 'Déconnecter là-bas', de: 'Dort abmelden', es: 'Cerrar sesión allí' },
  addPasskey: {
    en: 'Add a passkey',
    fr: 'Ajouter une clé d’accès',
    de: 'Passkey hinzufügen',
    es: 'Añadir llave de acceso',
  },
  passkeyAdded: {
    en: 'The passkey was added.',
    fr: 'La clé d’accès a été ajoutée.',
    de: 'Der Passkey wurde hinzugefügt.',
    es: 'Se añadió la llave de acceso.',
  },
  linkedSignOn: {
    en: 'Another way in',
    fr: 'Un autre accès',
    de: 'Ein weiterer Weg herein',
    es: 'Otra forma de acceso',
  },
  linkSignOn: {
    en: 'Sign in with {name} too',
    fr: 'Se connecter aussi avec {name}',
    de: 'Auch mit {name} anmelden',
    es: 'Entrar también con {name}',
  },
  isLinked: {
    en: 'You can also sign in with {name}.',
    fr: 'Vous pouvez aussi vous connecter avec {name}.',
    de: 'Die Anmeldung ist auch mit {name} möglich.',
    es: 'También puedes entrar con {name}.',
  },
  isGoverned: {
    en: 'You come in with {name}, which decides what you may do here.',
    fr: 'Vous entrez avec {name}, qui décide de ce que vous pouvez faire ici.',
    de: 'Die Anmeldung läuft über {name}; dort wird auch entschieden, was hier erlaubt ist.',
    es: 'Entras con {name}, que decide lo que puedes hacer aquí.',
  },
  looks: { en: 'Looks', fr: 'Apparence', de: 'Aussehen', es: 'Aspecto' },
  theme: { en: 'Theme', fr: 'Thème', de: 'Farben', es: 'Tema' },
  theme_system: { en: 'As the device', fr: 'Comme l’appareil', de: 'Wie das Gerät', es: 'Como el dispositivo' },
  theme_light: { en: 'Light', fr: 'Clair', de: 'Hell', es: 'Claro' },
  theme_dark: { en: 'Dark', fr: 'Sombre', de: 'Dunkel', es: 'Oscuro' },
  density: { en: 'Density', fr: 'Densité', de: 'Dichte', es: 'Densidad' },
  density_comfortable: { en: 'Comfortable', fr: 'Confortable', de: 'Bequem', es: 'Cómoda' },
  density_dense: { en: 'Dense', fr: 'Dense', de: 'Dicht', es: 'Densa' },
  language: { en: 'Language', fr: 'Langue', de: 'Sprache', es: 'Idioma' },
} satisfies Texts
