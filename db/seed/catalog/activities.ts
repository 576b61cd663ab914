import type { Phrase } from '../text.ts'

/** An activity: its label and the closing sentence of a description made for it. */
type Activity = { readonly label: Phrase; readonly closings: readonly Phrase[] }

export const ACTIVITIES: Readonly<Record<string, Activity>> = {
  hiking: {
    label: ['Hiking', 'Randonnée', 'Wandern', 'Senderismo'],
    closings: [
      [
        'Made for the path that gets steeper after lunch.',
        'Pour le sentier qui se redresse après le pique-nique.',
        'Für den Weg, der nach der Brotzeit steiler wird.',
        'Para el sendero que se empina después de comer.',
      ],
      [
        'Good for hut to hut, better on the second day.',
        'Bien de refuge en refuge, mieux encore le deuxième jour.',
        'Gut von Hütte zu Hütte, am zweiten Tag noch besser.',
        'Bien de refugio en refugio, mejor aún el segundo día.',
      ],
    ],
  },
  'trail-running': {
    label: ['Trail running', 'Trail', 'Trailrunning', 'Trail running'],
    closings: [
      [
        'Best before breakfast, on ground that is still dark.',
        'À l’aise avant le petit-déjeuner, quand le sol est encore sombre.',
        'Am liebsten vor dem Frühstück, wenn der Boden noch dunkel ist.',
        'Lo mejor, antes del desayuno, con el suelo aún oscuro.',
      ],
      [
        'For loops that become longer than planned.',
        'Pour les boucles qui finissent plus longues que prévu.',
        'Für Runden, die länger werden als geplant.',
        'Para vueltas que acaban siendo más largas de lo previsto.',
      ],
    ],
  },
  climbing: {
    label: ['Climbing', 'Escalade', 'Klettern', 'Escalada'],
    closings: [
      [
        'At home on the approach and quiet on the rock.',
        'À l’aise en marche d’approche, discrétion sur le rocher.',
        'Zu Hause im Zustieg, unauffällig am Fels.',
        'A gusto en la aproximación y sin molestar en la roca.',
      ],
      [
        'Built for ledges, ropes and waiting.',
        '[Pensé|Pensée|Pensés|Pensées] pour les vires, les cordes et l’attente.',
        'Gemacht für Bänder, Seile und Warten.',
        'Para repisas, cuerdas y esperas.',
      ],
    ],
  },
  snow: {
    label: ['Snow', 'Neige', 'Schnee', 'Nieve'],
    closings: [
      [
        'For mornings when the door opens onto white.',
        'Pour les matins où la porte s’ouvre sur du blanc.',
        'Für Morgen, an denen die Tür ins Weiße aufgeht.',
        'Para mañanas en que la puerta se abre a lo blanco.',
      ],
      [
        'Tested in sleet, which is worse than snow.',
        'Essais menés sous la neige fondue, pire que la neige.',
        'Im Schneeregen geprüft, und der ist schlimmer als Schnee.',
        'Pruebas hechas bajo aguanieve, que es peor que la nieve.',
      ],
    ],
  },
  skate: {
    label: ['Skate', 'Skate', 'Skaten', 'Skate'],
    closings: [
      [
        'For curbs, ledges and the long way home.',
        'Pour les trottoirs, les rebords et le retour par le grand tour.',
        'Für Bordsteine, Kanten und den längeren Heimweg.',
        'Para bordillos, cantos y el camino largo a casa.',
      ],
      [
        'Breaks in fast and out slowly.',
        'Se fait vite au pied et s’use lentement.',
        'Schnell eingelaufen, langsam abgenutzt.',
        'Se doma rápido y se gasta despacio.',
      ],
    ],
  },
  travel: {
    label: ['Travel', 'Voyage', 'Reisen', 'Viajes'],
    closings: [
      [
        'One less thing to think about between trains.',
        'Un souci de moins entre deux trains.',
        'Eine Sorge weniger zwischen zwei Zügen.',
        'Una preocupación menos entre tren y tren.',
      ],
      [
        'For cities on cobbles and harbors at night.',
        'Pour les villes pavées et les ports la nuit.',
        'Für Städte mit Kopfsteinpflaster und Häfen bei Nacht.',
        'Para ciudades de adoquín y puertos de noche.',
      ],
    ],
  },
  everyday: {
    label: ['Everyday', 'Quotidien', 'Alltag', 'Día a día'],
    closings: [
      [
        'For days that are mostly weather and errands.',
        'Pour les jours faits de météo et de courses.',
        'Für Tage aus Wetter und Besorgungen.',
        'Para días de recados y de tiempo cambiante.',
      ],
      [
        'Quiet enough for the office, ready for the hill behind it.',
        'Assez sobre pour le bureau, d’attaque pour la colline derrière.',
        'Ruhig genug fürs Büro, bereit für den Hügel dahinter.',
        'Discreción para la oficina, ganas para la colina de detrás.',
      ],
    ],
  },
}
