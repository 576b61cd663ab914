import type { Texts } from '#domain/sites/texts.ts'

export default {
  employeeTermsTitle: {
    en: 'Associate discount terms',
    fr: 'Conditions de la remise du personnel',
    de: 'Bedingungen des Personalrabatts',
    es: 'Condiciones del descuento de empleado',
  },
  employeeTermsText: {
    en: 'Your discount is {percent}% on goods worth up to {cap} a year, for yourself and your household. It does not combine with coupons, and goods may not be resold.',
    fr: 'Votre remise est de {percent} % sur des articles d’une valeur allant jusqu’à {cap} par an, pour vous et votre foyer. Elle ne se cumule pas avec des bons, et les articles ne peuvent pas être revendus.',
    de: 'Dein Rabatt beträgt {percent} % auf Waren im Wert von bis zu {cap} im Jahr, für dich und deinen Haushalt. Er gilt nicht zusammen mit Gutscheinen, und die Waren dürfen nicht weiterverkauft werden.',
    es: 'Tu descuento es del {percent} % en artículos por un valor de hasta {cap} al año, para ti y tu hogar. No se combina con cupones, y los artículos no se pueden revender.',
  },
  employeeTermsAccept: {
    en: 'Accept the terms',
    fr: 'Accepter les conditions',
    de: 'Bedingungen akzeptieren',
    es: 'Aceptar las condiciones',
  },
  employeeTermsLink: {
    en: 'Read the terms in full',
    fr: 'Lire toutes les conditions',
    de: 'Alle Bedingungen lesen',
    es: 'Leer todas las condiciones',
  },
  employeeTermsDone: {
    en: 'Your associate discount is active.',
    fr: 'Votre remise du personnel est active.',
    de: 'Dein Personalrabatt ist aktiv.',
    es: 'Tu descuento de empleado está activo.',
  },
  associateTitle: {
    en: 'Associate sign-in',
    fr: 'Connexion du personnel',
    de: 'Anmeldung für Personal',
    es: 'Acceso de empleados',
  },
  associateText: {
    en: 'Connect with your store to sell on behalf of a guest.',
    fr: 'Connectez-vous avec votre magasin pour vendre au nom d’un client.',
    de: 'Verbinde dich mit deinem Laden, um für einen Gast zu verkaufen.',
    es: 'Conéctate con tu tienda para vender en nombre de un cliente.',
  },
  store: { en: 'Store', fr: 'Magasin', de: 'Laden', es: 'Tienda' },
  chooseStore: { en: 'Choose a store', fr: 'Choisir un magasin', de: 'Laden wählen', es: 'Elige una tienda' },
  employee: { en: 'Employee number', fr: 'Numéro d’employé', de: 'Personalnummer', es: 'Número de empleado' },
  pin: { en: 'PIN', fr: 'Code PIN', de: 'PIN', es: 'PIN' },
  connect: { en: 'Connect', fr: 'Se connecter', de: 'Verbinden', es: 'Conectar' },
  connected: {
    en: 'Connected: {employee}, {store}',
    fr: 'Connecté : {employee}, {store}',
    de: 'Verbunden: {employee}, {store}',
    es: 'Conectado: {employee}, {store}',
  },
} satisfies Texts
