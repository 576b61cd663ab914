import type { Feature } from './feature.ts'

/** What a style does against ground and weather. */
export const GROUND_FEATURES: Readonly<Record<string, Feature>> = {
  waterproof: {
    label: ['Waterproof', 'Imperméable', 'Wasserdicht', 'Impermeable'],
    line: [
      'DryStone membrane, taped seams',
      'Membrane DryStone, coutures étanchées',
      'DryStone-Membran, verklebte Nähte',
      'Membrana DryStone, costuras selladas',
    ],
    sentence: [
      'The DryStone membrane keeps rain out and lets steam go.',
      'La membrane DryStone arrête la pluie et laisse sortir la vapeur.',
      'Die DryStone-Membran hält Regen draußen und lässt Dampf hinaus.',
      'La membrana DryStone frena la lluvia y deja salir el vapor.',
    ],
  },
  windproof: {
    label: ['Windproof', 'Coupe-vent', 'Winddicht', 'Cortavientos'],
    line: [
      'Weftguard weave stops wind',
      'Tissage Weftguard coupe-vent',
      'Weftguard-Gewebe hält Wind ab',
      'Tejido Weftguard cortavientos',
    ],
    sentence: [
      'Weftguard cloth is woven so tight that wind gives up.',
      'Le tissu Weftguard est si serré que le vent renonce.',
      'Weftguard ist so dicht gewebt, dass der Wind aufgibt.',
      'El tejido Weftguard es tan cerrado que el viento se rinde.',
    ],
  },
  'wet-grip': {
    label: ['Wet grip', 'Adhérence sur sol mouillé', 'Halt bei Nässe', 'Agarre en mojado'],
    line: [
      'Gritlock rubber, 5 mm lugs',
      'Gomme Gritlock, crampons de 5 mm',
      'Gritlock-Gummi, 5-mm-Stollen',
      'Goma Gritlock, tacos de 5 mm',
    ],
    sentence: [
      'Gritlock rubber grips wet granite and lets go of mud.',
      'La gomme Gritlock accroche le granit mouillé et rejette la boue.',
      'Gritlock-Gummi greift auf nassem Granit und gibt Schlamm wieder frei.',
      'La goma Gritlock agarra en granito mojado y suelta el barro.',
    ],
  },
  breathable: {
    label: ['Breathable', 'Respirant', 'Atmungsaktiv', 'Transpirable'],
    line: [
      'Open knit where heat builds up',
      'Maille ouverte là où la chaleur monte',
      'Offener Strick, wo es warm wird',
      'Punto abierto donde sube el calor',
    ],
    sentence: [
      'Open zones let heat leave on the way up.',
      'Des zones ouvertes évacuent la chaleur dans la montée.',
      'Offene Zonen lassen die Wärme im Anstieg hinaus.',
      'Las zonas abiertas dejan salir el calor en la subida.',
    ],
  },
  cushioned: {
    label: ['Cushioned', 'Amorti', 'Gedämpft', 'Amortiguación'],
    line: ['Stackfoam cushioning', 'Amorti Stackfoam', 'Stackfoam-Dämpfung', 'Amortiguación Stackfoam'],
    sentence: [
      'Stackfoam takes the edge off stone and long days.',
      'Le Stackfoam adoucit la pierre et les longues journées.',
      'Stackfoam nimmt Steinen und langen Tagen die Härte.',
      'El Stackfoam suaviza la piedra y los días largos.',
    ],
  },
  lightweight: {
    label: ['Lightweight', 'Léger', 'Leicht', 'Ligero'],
    line: [
      'Light by leaving things out',
      '[Léger|Légère|Légers|Légères] par ce qui n’y est pas',
      'Leicht, weil Überflüssiges fehlt',
      'Ligereza: no sobra nada',
    ],
    sentence: [
      'Nothing is here that does not earn its weight.',
      'Rien ici qui ne justifie son poids.',
      'Nichts dran, was sein Gewicht nicht wert ist.',
      'No lleva nada que no merezca su peso.',
    ],
  },
  'reinforced-toe': {
    label: ['Toe protection', 'Protection des orteils', 'Zehenschutz', 'Protección de puntera'],
    line: ['Rubber toe guard', 'Pare-pierres en caoutchouc', 'Zehenkappe aus Gummi', 'Puntera de goma'],
    sentence: [
      'A rubber guard meets the rock before your toes do.',
      'Un pare-pierres rencontre le rocher avant vos orteils.',
      'Eine Gummikappe trifft den Fels vor den Zehen.',
      'Una puntera de goma encuentra la roca antes que tus dedos.',
    ],
  },
  reflective: {
    label: ['Reflective', 'Réfléchissant', 'Reflektierend', 'Reflectante'],
    line: [
      'Reflective marks front and back',
      'Marquages réfléchissants devant et derrière',
      'Reflektoren vorn und hinten',
      'Detalles reflectantes delante y detrás',
    ],
    sentence: [
      'Small reflective marks speak for you at dusk.',
      'De petits marquages réfléchissants vous signalent au crépuscule.',
      'Kleine Reflektoren machen in der Dämmerung auf sich aufmerksam.',
      'Pequeños reflectantes te hacen visible al anochecer.',
    ],
  },
  recycled: {
    label: ['Recycled materials', 'Matières recyclées', 'Recyceltes Material', 'Materiales reciclados'],
    line: [
      'At least half recycled material',
      'Au moins la moitié de matières recyclées',
      'Mindestens zur Hälfte recyceltes Material',
      'Al menos la mitad de material reciclado',
    ],
    sentence: [
      'More than half of the material has had a life before.',
      'Plus de la moitié de la matière a déjà eu une vie.',
      'Mehr als die Hälfte des Materials hatte schon ein Leben.',
      'Más de la mitad del material ya tuvo otra vida.',
    ],
  },
  insulated: {
    label: ['Insulated', 'Isolant', 'Isoliert', 'Aislamiento térmico'],
    line: [
      'Loftwell insulation, warm when damp',
      'Isolation Loftwell, chaude même humide',
      'Loftwell-Isolierung, warm auch bei Nässe',
      'Aislamiento Loftwell, cálido aun húmedo',
    ],
    sentence: [
      'Loftwell insulation stays warm when the air turns damp.',
      'L’isolation Loftwell reste chaude quand l’air devient humide.',
      'Die Loftwell-Isolierung wärmt auch, wenn die Luft feucht wird.',
      'El aislamiento Loftwell abriga aunque el aire se humedezca.',
    ],
  },
  'removable-insole': {
    label: ['Removable insole', 'Semelle amovible', 'Herausnehmbare Einlegesohle', 'Plantilla extraíble'],
    line: [
      'Removable insole, room for your own',
      'Semelle amovible, place pour la vôtre',
      'Herausnehmbare Sohle, Platz für eigene Einlagen',
      'Plantilla extraíble, cabe la tuya',
    ],
    sentence: [
      'The insole comes out to dry, or to make room for your own.',
      'La semelle se retire pour sécher ou laisser place à la vôtre.',
      'Die Einlegesohle lässt sich zum Trocknen oder Tauschen herausnehmen.',
      'La plantilla se saca para secarla o poner la tuya.',
    ],
  },
  'board-feel': {
    label: ['Board feel', 'Toucher de planche', 'Brettgefühl', 'Tacto de tabla'],
    line: ['Thin vulcanized sole', 'Semelle vulcanisée fine', 'Dünne vulkanisierte Sohle', 'Suela vulcanizada fina'],
    sentence: [
      'The thin vulcanized sole tells you what the board does.',
      'La fine semelle vulcanisée vous dit ce que fait la planche.',
      'Die dünne vulkanisierte Sohle sagt, was das Brett gerade tut.',
      'La suela vulcanizada y fina te cuenta qué hace la tabla.',
    ],
  },
  'quick-dry': {
    label: ['Quick drying', 'Séchage rapide', 'Schnell trocknend', 'Secado rápido'],
    line: [
      'Dry within the hour',
      '[Sec|Sèche|Secs|Sèches] en moins d’une heure',
      'Trocken in unter einer Stunde',
      '[Seco|Seca|Secos|Secas] en menos de una hora',
    ],
    sentence: [
      'Wet at the ford, dry by the hut.',
      '[Mouillé|Mouillée|Mouillés|Mouillées] au gué, [sec|sèche|secs|sèches] au refuge.',
      'Nass an der Furt, trocken an der Hütte.',
      '[Mojado|Mojada|Mojados|Mojadas] en el vado, [seco|seca|secos|secas] en el refugio.',
    ],
  },
  adjustable: {
    label: ['Adjustable', 'Réglable', 'Verstellbar', 'Ajustable'],
    line: ['Adjusts with one hand', 'Réglage d’une seule main', 'Mit einer Hand verstellbar', 'Ajuste con una mano'],
    sentence: [
      'One hand is enough to adjust the fit.',
      'Une main suffit pour régler l’ajustement.',
      'Zum Einstellen reicht eine Hand.',
      'Basta una mano para el ajuste.',
    ],
  },
  packable: {
    label: ['Packable', 'Compressible', 'Packbar', 'Plegable'],
    line: [
      'Packs to the size of a mug',
      'Se range dans le volume d’une tasse',
      'Klein gepackt wie eine Tasse',
      'Se guarda en el tamaño de una taza',
    ],
    sentence: [
      'It [packs|pack] down small for the day the forecast was right.',
      '[Il|Elle|Ils|Elles] se [range|rangent] en petit pour le jour où la météo disait vrai.',
      'Klein verpackt [wartet|warten] [er|sie|es|sie] auf den Tag, an dem der Wetterbericht stimmt.',
      'Se [pliega|pliegan] en nada para el día en que el parte acierta.',
    ],
  },
}
