import type { Texts } from '#domain/sites/texts.ts'

export const history = {
  when: { en: 'When', fr: 'Quand', de: 'Wann', es: 'Cuándo' },
  who: { en: 'Who', fr: 'Qui', de: 'Wer', es: 'Quién' },
  what: { en: 'What', fr: 'Quoi', de: 'Was', es: 'Qué' },
  object: { en: 'Object', fr: 'Objet', de: 'Objekt', es: 'Objeto' },
  changes: { en: 'Changes', fr: 'Modifications', de: 'Änderungen', es: 'Cambios' },
  noHistory: { en: 'Nothing matches.', fr: 'Rien ne correspond.', de: 'Nichts passt.', es: 'Nada coincide.' },
  noHistoryText: {
    en: 'Take a filter away, or look at another time.',
    fr: 'Retirez un filtre ou regardez à un autre moment.',
    de: 'Nimm einen Filter weg oder sieh zu einer anderen Zeit nach.',
    es: 'Quita un filtro o mira en otro momento.',
  },
  more: { en: 'Show more', fr: 'Afficher plus', de: 'Mehr zeigen', es: 'Mostrar más' },
  filterObject: { en: 'Kind of object', fr: 'Type d’objet', de: 'Art des Objekts', es: 'Tipo de objeto' },
  filterCall: { en: 'Call', fr: 'Appel', de: 'Aufruf', es: 'Llamada' },
  any: { en: 'Any', fr: 'Tous', de: 'Alle', es: 'Todos' },
  history_write: { en: 'changed', fr: 'modifié', de: 'geändert', es: 'cambió' },
  history_read: { en: 'looked', fr: 'consulté', de: 'angesehen', es: 'consultó' },
  history_refused: { en: 'refused', fr: 'refusé', de: 'abgelehnt', es: 'rechazado' },
  from: { en: 'From', fr: 'Du', de: 'Von', es: 'Desde' },
  to: { en: 'To', fr: 'Au', de: 'Bis', es: 'Hasta' },
  exportAs: {
    en: 'Export as {format}',
    fr: 'Exporter en {format}',
    de: 'Als {format} ausgeben',
    es: 'Exportar como {format}',
  },
  facts: { en: 'Facts', fr: 'Données', de: 'Angaben', es: 'Datos' },
  noThingHistory: {
    en: 'Staff have done nothing to it yet.',
    fr: 'L’équipe n’y a encore rien fait.',
    de: 'Das Team hat noch nichts daran getan.',
    es: 'El equipo aún no ha hecho nada aquí.',
  },
} satisfies Texts
