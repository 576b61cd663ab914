import type { Phrase } from '../text.ts'
import type { Group } from './kind.ts'

/** One line of use, shown under the name on a card. */
export const TAGLINES: Readonly<Record<Group, readonly Phrase[]>> = {
  trail: [
    ['Grips wet granite', 'Accroche le granit mouillé', 'Greift auf nassem Granit', 'Agarra en granito mojado'],
    [
      'Light for long climbs',
      'Légèreté pour les longues montées',
      'Leicht für lange Anstiege',
      'Ligereza para subidas largas',
    ],
    [
      'Soft on stone, sure in mud',
      'Douce sur la pierre, sûre dans la boue',
      'Weich auf Stein, sicher im Schlamm',
      'Suave en piedra, segura en barro',
    ],
    ['For fast mornings', 'Pour les matins rapides', 'Für schnelle Morgen', 'Para mañanas rápidas'],
  ],
  boot: [
    ['Dry feet, heavy pack', 'Pieds secs, sac lourd', 'Trockene Füße, schwerer Rucksack', 'Pies secos, mochila pesada'],
    [
      'Firm ankle, quiet sole',
      'Cheville tenue, semelle discrète',
      'Fester Knöchel, leise Sohle',
      'Tobillo firme, suela discreta',
    ],
    ['For ground that moves', 'Pour les sols qui bougent', 'Für Boden, der sich bewegt', 'Para suelos que se mueven'],
    ['From hut to summit', 'Du refuge au sommet', 'Von der Hütte zum Gipfel', 'Del refugio a la cumbre'],
  ],
  street: [
    ['Simple, hard to wear out', 'Simple et difficile à user', 'Schlicht und zäh', 'Sencilla y difícil de gastar'],
    [
      'For curbs and corners',
      'Pour les trottoirs et les angles',
      'Für Bordsteine und Ecken',
      'Para bordillos y esquinas',
    ],
    ['Everyday, all weather', 'Tous les jours, tous les temps', 'Jeden Tag, jedes Wetter', 'Cada día, cada tiempo'],
    ['Thin sole, straight talk', 'Semelle fine, langage clair', 'Dünne Sohle, klare Ansage', 'Suela fina, sin rodeos'],
  ],
  sandal: [
    [
      'For rivers and warm stone',
      'Pour les rivières et la pierre chaude',
      'Für Flüsse und warme Steine',
      'Para ríos y piedra caliente',
    ],
    ['Three straps, no fuss', 'Trois sangles, sans façon', 'Drei Riemen, kein Aufwand', 'Tres tiras, sin líos'],
  ],
  outer: [
    [
      'For when the ridge disappears',
      'Quand la crête disparaît',
      'Wenn der Grat verschwindet',
      'Cuando desaparece la cresta',
    ],
    [
      'Keeps sideways rain outside',
      'La pluie battante reste dehors',
      'Hält Regen von der Seite ab',
      'Deja fuera la lluvia de lado',
    ],
    ['Warm when you stand still', 'Chaude à l’arrêt', 'Warm, wenn du stehst', 'Abriga cuando te paras'],
    [
      'Packs small, opens wide',
      'Petite dans le sac, grande dehors',
      'Klein gepackt, groß im Einsatz',
      'Pequeña en la mochila, grande fuera',
    ],
  ],
  mid: [
    [
      'Between shirt and storm',
      'Entre la chemise et la tempête',
      'Zwischen Hemd und Sturm',
      'Entre la camisa y la tormenta',
    ],
    ['Warm without bulk', 'De la chaleur sans volume', 'Warm ohne Masse', 'Calor sin bulto'],
    ['Stays on all day', 'Se garde toute la journée', 'Bleibt den ganzen Tag an', 'Para no quitárselo en todo el día'],
  ],
  top: [
    [
      'Next to skin, out of mind',
      'À même la peau, loin de l’esprit',
      'Auf der Haut, aus dem Sinn',
      'Sobre la piel, fuera de la cabeza',
    ],
    [
      'Dry by the hut',
      '[Sec|Sèche|Secs|Sèches] au refuge',
      'Trocken bis zur Hütte',
      '[Seco|Seca|Secos|Secas] al llegar al refugio',
    ],
    [
      'Soft from the first day',
      'De la douceur dès le premier jour',
      'Weich vom ersten Tag an',
      'Suavidad desde el primer día',
    ],
  ],
  legs: [
    ['Bends where knees bend', 'Suit le genou', 'Gibt am Knie nach', 'Se dobla con la rodilla'],
    [
      'Thorns, dew, train seats',
      'Ronces, rosée, sièges de train',
      'Dornen, Tau, Zugsitze',
      'Zarzas, rocío, asientos de tren',
    ],
  ],
  bag: [
    ['Carries the day', 'Porte la journée', 'Trägt den Tag', 'Carga con el día'],
    ['Stands when set down', 'Tient debout', 'Bleibt stehen', 'Se queda de pie'],
    ['Tough as a roof rack', 'Solide comme une galerie', 'Zäh wie ein Dachträger', 'Dura como una baca'],
  ],
  head: [
    ['Stays on in wind', 'Reste en place dans le vent', 'Hält im Wind', 'Aguanta el viento'],
    ['Fits in a pocket', 'Tient dans une poche', 'Passt in die Tasche', 'Cabe en un bolsillo'],
  ],
  hands: [
    ['For where cold begins', 'Là où commence le froid', 'Wo die Kälte beginnt', 'Donde empieza el frío'],
    ['No seam where it rubs', 'Aucune couture qui frotte', 'Keine Naht, die reibt', 'Sin costuras que rocen'],
  ],
  card: [
    [
      'Sent by email, spent outdoors',
      'Envoi par e-mail, à dépenser dehors',
      'Per E-Mail, einzulösen für draußen',
      'Por correo, para gastar al aire libre',
    ],
  ],
}
