import type { Texts } from '#domain/sites/texts.ts'

export default {
  title: { en: 'Favorites', fr: 'Favoris', de: 'Favoriten', es: 'Favoritos' },
  empty: {
    en: 'No favorites yet',
    fr: 'Pas encore de favoris',
    de: 'Noch keine Favoriten',
    es: 'Aún no hay favoritos',
  },
  emptyText: {
    en: 'Tap the heart on anything you like. It waits here.',
    fr: 'Touchez le cœur de ce qui vous plaît. Il attend ici.',
    de: 'Tipp auf das Herz bei allem, was dir gefällt. Es wartet hier.',
    es: 'Toca el corazón de lo que te guste. Te espera aquí.',
  },
  shared: { en: 'A shared list', fr: 'Une liste partagée', de: 'Eine geteilte Liste', es: 'Una lista compartida' },
  sharedText: {
    en: 'Someone picked these for you.',
    fr: 'Quelqu’un a choisi ces articles pour vous.',
    de: 'Jemand hat das für dich ausgesucht.',
    es: 'Alguien eligió esto para ti.',
  },
  share: { en: 'Share this list', fr: 'Partager cette liste', de: 'Liste teilen', es: 'Compartir esta lista' },
  shareLink: {
    en: 'Anyone with this link sees the list, not you.',
    fr: 'Avec ce lien on voit la liste, pas qui vous êtes.',
    de: 'Wer den Link hat, sieht die Liste, nicht dich.',
    es: 'Con este enlace se ve la lista, no quién eres.',
  },
  copy: { en: 'Copy link', fr: 'Copier le lien', de: 'Link kopieren', es: 'Copiar enlace' },
  copied: { en: 'Link copied', fr: 'Lien copié', de: 'Link kopiert', es: 'Enlace copiado' },
  choose: { en: 'Choose a size', fr: 'Choisir une taille', de: 'Größe wählen', es: 'Elegir talla' },
  remove: { en: 'Remove', fr: 'Retirer', de: 'Entfernen', es: 'Quitar' },
  removeNamed: { en: 'Remove {name}', fr: 'Retirer {name}', de: '{name} entfernen', es: 'Quitar {name}' },
  unavailable: {
    en: 'Not available now',
    fr: 'Indisponible pour l’instant',
    de: 'Gerade nicht verfügbar',
    es: 'No disponible ahora',
  },
  shop: { en: 'Look around', fr: 'Faire un tour', de: 'Umsehen', es: 'Echar un vistazo' },
  count: {
    en: '{count|1 item|# items}',
    fr: '{count|1 article|# articles}',
    de: '{count|1 Artikel|# Artikel}',
    es: '{count|1 artículo|# artículos}',
  },
  off: {
    en: 'Lists are off while an associate is connected.',
    fr: 'Pas de listes pendant qu’un conseiller est connecté.',
    de: 'Während der Beratung im Laden gibt es keine Listen.',
    es: 'No hay listas mientras un asesor está conectado.',
  },
  failed: {
    en: 'That did not work. Try again.',
    fr: 'Cela n’a pas marché. Réessayez.',
    de: 'Das hat nicht geklappt. Versuch es noch einmal.',
    es: 'No ha funcionado. Inténtalo de nuevo.',
  },
} satisfies Texts
