import type { Texts } from '#domain/sites/texts.ts'

export const settings = {
  settingsText: {
    en: 'What stands in the environment is changed where the shop is started. Secrets are never shown.',
    fr: 'Ce qui est dans l’environnement se change là où la boutique est lancée. Les secrets ne sont jamais montrés.',
    de: 'Was in der Umgebung steht, wird dort geändert, wo der Shop gestartet wird. Geheimnisse werden nie gezeigt.',
    es: 'Lo que está en el entorno se cambia donde se arranca la tienda. Los secretos nunca se muestran.',
  },
  settings_trade: { en: 'Trade', fr: 'Commerce', de: 'Handel', es: 'Comercio' },
  settings_studio: {
    en: 'Addresses and access',
    fr: 'Adresses et accès',
    de: 'Adressen und Zugang',
    es: 'Direcciones y acceso',
  },
  settings_features: { en: 'Features', fr: 'Fonctions', de: 'Funktionen', es: 'Funciones' },
  settings_outside: { en: 'Outside systems', fr: 'Systèmes externes', de: 'Fremde Systeme', es: 'Sistemas externos' },
  versions: { en: 'Versions', fr: 'Versions', de: 'Versionen', es: 'Versiones' },
  site: { en: 'Site', fr: 'Site', de: 'Site', es: 'Sitio' },
  currency: { en: 'Currency', fr: 'Devise', de: 'Währung', es: 'Moneda' },
  consent: { en: 'Consent', fr: 'Consentement', de: 'Einwilligung', es: 'Consentimiento' },
  consentFirst: {
    en: 'asked before anything is measured',
    fr: 'demandé avant toute mesure',
    de: 'vor jeder Messung gefragt',
    es: 'se pide antes de medir nada',
  },
  consentNot: { en: 'not enforced', fr: 'non exigé', de: 'nicht verlangt', es: 'no se exige' },
  setting: { en: 'Setting', fr: 'Réglage', de: 'Einstellung', es: 'Ajuste' },
  setting_on: { en: 'On', fr: 'Actif', de: 'An', es: 'Activo' },
  setting_off: { en: 'Off', fr: 'Inactif', de: 'Aus', es: 'Inactivo' },
  setting_simulated: { en: 'Not for real', fr: 'Simulé', de: 'Nicht echt', es: 'Simulado' },
  value: { en: 'Value', fr: 'Valeur', de: 'Wert', es: 'Valor' },
  assumed: { en: 'assumed', fr: 'supposé', de: 'angenommen', es: 'supuesto' },
} satisfies Texts
