import type { Texts } from '#domain/sites/texts.ts'

export const keys = {
  keysText: {
    en: 'Keys let other systems in, with just the rights they need.',
    fr: 'Les clés laissent entrer d’autres systèmes, avec les seuls droits nécessaires.',
    de: 'Schlüssel lassen andere Systeme hinein, genau mit den Rechten, die sie brauchen.',
    es: 'Las claves dejan entrar a otros sistemas, solo con los permisos que necesitan.',
  },
  newKey: { en: 'New key', fr: 'Nouvelle clé', de: 'Neuer Schlüssel', es: 'Nueva clave' },
  makeKey: { en: 'Make the key', fr: 'Créer la clé', de: 'Schlüssel anlegen', es: 'Crear la clave' },
  keyName: { en: 'What is it for?', fr: 'À quoi sert-elle ?', de: 'Wofür ist er?', es: '¿Para qué es?' },
  scopes: { en: 'What may it do?', fr: 'Que peut-elle faire ?', de: 'Was darf er?', es: '¿Qué puede hacer?' },
  expires: { en: 'Ends', fr: 'Fin', de: 'Endet', es: 'Termina' },
  expiresNever: { en: 'Never', fr: 'Jamais', de: 'Nie', es: 'Nunca' },
  expiresDays: {
    en: 'After {days} days',
    fr: 'Après {days} jours',
    de: 'Nach {days} Tagen',
    es: 'Después de {days} días',
  },
  keyMade: {
    en: 'Copy the key now. It is not shown again.',
    fr: 'Copiez la clé maintenant. Elle ne sera plus affichée.',
    de: 'Kopiere den Schlüssel jetzt. Er wird nicht noch einmal gezeigt.',
    es: 'Copia la clave ahora. No se vuelve a mostrar.',
  },
  copy: { en: 'Copy', fr: 'Copier', de: 'Kopieren', es: 'Copiar' },
  copied: { en: 'Copied.', fr: 'Copié.', de: 'Kopiert.', es: 'Copiado.' },
  lastUsed: { en: 'Last used', fr: 'Dernière utilisation', de: 'Zuletzt benutzt', es: 'Último uso' },
  revoke: { en: 'End this key', fr: 'Mettre fin à cette clé', de: 'Schlüssel beenden', es: 'Terminar esta clave' },
  revokeTitle: {
    en: 'End the key “{name}”?',
    fr: 'Mettre fin à la clé « {name} » ?',
    de: 'Schlüssel „{name}“ beenden?',
    es: '¿Terminar la clave «{name}»?',
  },
  revokeText: {
    en: 'Whatever uses it is refused at once. This cannot be undone.',
    fr: 'Ce qui l’utilise est refusé aussitôt. C’est définitif.',
    de: 'Was ihn benutzt, wird sofort abgewiesen. Das lässt sich nicht rückgängig machen.',
    es: 'Lo que la use será rechazado al momento. No se puede deshacer.',
  },
  revoked: {
    en: 'The key “{name}” has ended.',
    fr: 'La clé « {name} » a pris fin.',
    de: 'Der Schlüssel „{name}“ ist beendet.',
    es: 'La clave «{name}» ha terminado.',
  },
  noKeys: {
    en: 'No system has a key yet.',
    fr: 'Aucun système n’a encore de clé.',
    de: 'Noch hat kein System einen Schlüssel.',
    es: 'Ningún sistema tiene clave todavía.',
  },
  key_active: { en: 'Active', fr: 'Active', de: 'Gültig', es: 'Activa' },
  key_expired: { en: 'Expired', fr: 'Expirée', de: 'Abgelaufen', es: 'Caducada' },
  key_blocked: { en: 'Ended', fr: 'Terminée', de: 'Beendet', es: 'Terminada' },
} satisfies Texts
