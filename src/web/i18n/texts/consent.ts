import type { Texts } from '#domain/sites/texts.ts'

export default {
  title: {
    en: 'Your data, your call',
    fr: 'Vos données, votre choix',
    de: 'Deine Daten, deine Wahl',
    es: 'Tus datos, tu decisión',
  },
  text: {
    en: 'We keep what the shop needs to work. The rest is up to you, and you can change it at any time at the foot of every page.',
    fr: 'Nous gardons ce qu’il faut pour que la boutique marche. Le reste dépend de vous, et se change à tout moment en bas de chaque page.',
    de: 'Wir behalten, was der Laden zum Funktionieren braucht. Über den Rest entscheidest du, und am Fuß jeder Seite kannst du es jederzeit ändern.',
    es: 'Guardamos lo que la tienda necesita para funcionar. Lo demás lo decides tú, y puedes cambiarlo cuando quieras al pie de cada página.',
  },
  acceptAll: { en: 'Accept all', fr: 'Tout accepter', de: 'Alles annehmen', es: 'Aceptar todo' },
  onlyRequired: {
    en: 'Only what is needed',
    fr: 'Le nécessaire seulement',
    de: 'Nur das Nötige',
    es: 'Solo lo necesario',
  },
  choose: { en: 'Choose', fr: 'Choisir', de: 'Auswählen', es: 'Elegir' },
  save: { en: 'Save my choice', fr: 'Enregistrer mon choix', de: 'Auswahl speichern', es: 'Guardar mi elección' },
  C0001: {
    en: 'Needed: cart, sign-in, safety',
    fr: 'Nécessaire : panier, connexion, sécurité',
    de: 'Nötig: Warenkorb, Anmeldung, Sicherheit',
    es: 'Necesario: cesta, acceso, seguridad',
  },
  C0002: {
    en: 'Counting: which pages are read, what is slow',
    fr: 'Mesure : ce qui est lu, ce qui est lent',
    de: 'Zählen: was gelesen wird und was langsam ist',
    es: 'Medir: qué se lee y qué va lento',
  },
  C0003: {
    en: 'Comfort: remembers store, size and language',
    fr: 'Confort : retient magasin, pointure et langue',
    de: 'Bequem: merkt sich Laden, Größe und Sprache',
    es: 'Comodidad: recuerda tienda, talla e idioma',
  },
  C0004: {
    en: 'Tailoring: shows what fits what you looked at',
    fr: 'Sur mesure : montre ce qui va avec vos visites',
    de: 'Zugeschnitten: zeigt, was zu Angesehenem passt',
    es: 'A medida: muestra lo que encaja con lo visto',
  },
  reopen: { en: 'Cookie choices', fr: 'Choix des cookies', de: 'Cookie-Einstellungen', es: 'Opciones de cookies' },
} satisfies Texts
