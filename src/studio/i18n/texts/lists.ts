import type { Texts } from '#domain/sites/texts.ts'

export const lists = {
  underWay: { en: 'Under way…', fr: 'En cours…', de: 'Läuft …', es: 'En curso…' },
  neededFirst: {
    en: 'Needed first: {fields}',
    fr: 'Il faut d’abord : {fields}',
    de: 'Zuerst nötig: {fields}',
    es: 'Primero hace falta: {fields}',
  },
  saveView: { en: 'Save this view', fr: 'Enregistrer cette vue', de: 'Ansicht speichern', es: 'Guardar esta vista' },
  viewName: { en: 'Name of the view', fr: 'Nom de la vue', de: 'Name der Ansicht', es: 'Nombre de la vista' },
  viewShared: {
    en: 'Everyone may use it',
    fr: 'Tout le monde peut l’utiliser',
    de: 'Alle dürfen sie benutzen',
    es: 'Todos pueden usarla',
  },
  viewSaved: {
    en: 'The view was saved.',
    fr: 'La vue a été enregistrée.',
    de: 'Die Ansicht wurde gespeichert.',
    es: 'Se guardó la vista.',
  },
  actions: { en: 'Actions', fr: 'Actions', de: 'Aktionen', es: 'Acciones' },
  views: { en: 'Views', fr: 'Vues', de: 'Ansichten', es: 'Vistas' },
  columns: { en: 'Columns', fr: 'Colonnes', de: 'Spalten', es: 'Columnas' },
  saveViewText: {
    en: 'Filters, columns and order, as they are now.',
    fr: 'Filtres, colonnes et ordre, tels qu’ils sont.',
    de: 'Filter, Spalten und Reihenfolge, wie sie jetzt sind.',
    es: 'Filtros, columnas y orden, tal como están.',
  },
  viewRemove: {
    en: 'Remove the view “{name}”',
    fr: 'Retirer la vue « {name} »',
    de: 'Die Ansicht „{name}“ entfernen',
    es: 'Quitar la vista «{name}»',
  },
  viewRemoved: {
    en: 'The view “{name}” was removed.',
    fr: 'La vue « {name} » a été retirée.',
    de: 'Die Ansicht „{name}“ wurde entfernt.',
    es: 'Se quitó la vista «{name}».',
  },
  viewIsShared: { en: 'shared', fr: 'partagée', de: 'geteilt', es: 'compartida' },
} satisfies Texts
