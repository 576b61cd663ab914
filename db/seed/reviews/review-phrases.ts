import type { Phrase } from '../text.ts'

export type Tier = 'high' | 'middle' | 'low'

export const TITLES: Readonly<Record<Tier, readonly Phrase[]>> = {
  high: [
    ['Exactly what I hoped for', "Exactement ce que j'espérais", 'Genau wie erhofft', 'Justo lo que esperaba'],
    ['Would buy again', "J'achèterais de nouveau", 'Würde ich wieder kaufen', 'Volvería a comprar'],
    ['Better than the photos', 'Mieux que sur les photos', 'Besser als auf den Bildern', 'Mejor que en las fotos'],
    ['My new favorite', 'Mon nouveau favori', 'Mein neuer Favorit', 'Mi nuevo favorito'],
    ['Quietly excellent', 'Excellent, sans bruit', 'Unauffällig hervorragend', 'Discreto y excelente'],
    ['Worth the price', 'Vaut son prix', 'Den Preis wert', 'Vale lo que cuesta'],
    ['Tested in bad weather', 'Testé par mauvais temps', 'Bei schlechtem Wetter getestet', 'Probado con mal tiempo'],
    ['Second one already', 'Déjà le deuxième achat', 'Schon zum zweiten Mal gekauft', 'Ya es la segunda compra'],
    ['No complaints', 'Rien à redire', 'Nichts zu meckern', 'Ninguna queja'],
    ['Simple and good', 'Simple et bon', 'Schlicht und gut', 'Sencillo y bueno'],
  ],
  middle: [
    ['Good, not perfect', 'Bien, pas parfait', 'Gut, nicht perfekt', 'Bien, no perfecto'],
    ['Fine for the price on sale', 'Correct au prix soldé', 'Reduziert in Ordnung', 'Correcto en rebajas'],
    ['Mixed feelings', 'Avis partagé', 'Gemischte Gefühle', 'Sensaciones encontradas'],
    ['Almost there', 'Presque', 'Fast', 'Casi'],
    ['Does its job', 'Fait le travail', 'Tut, was es soll', 'Cumple'],
  ],
  low: [
    ['Not for me', 'Pas pour moi', 'Nichts für mich', 'No es para mí'],
    ['Expected more', "J'attendais mieux", 'Mehr erwartet', 'Esperaba más'],
    ['Sent it back', 'Retour à la boutique', 'Zurückgeschickt', 'Devolución'],
    ['Disappointed', 'Déception', 'Enttäuscht', 'Decepción'],
  ],
}

export const OPENERS: Readonly<Record<Tier, readonly Phrase[]>> = {
  high: [
    [
      'I have used this for two months, in all kinds of weather.',
      "Je l'utilise depuis deux mois, par tous les temps.",
      'Seit zwei Monaten bei jedem Wetter im Einsatz.',
      'Llevo dos meses de uso con todo tipo de tiempo.',
    ],
    [
      'Bought before a week of walking in the hills.',
      'Un achat fait avant une semaine de marche en montagne.',
      'Vor einer Wanderwoche in den Bergen gekauft.',
      'Lo compré antes de una semana de caminatas por el monte.',
    ],
    [
      'A friend recommended this and he was right.',
      "Un ami me l'a recommandé et il avait raison.",
      'Ein Freund hat es empfohlen und hatte recht.',
      'Me lo recomendó un amigo y tenía razón.',
    ],
    [
      'I was not sure at first, but the first day out convinced me.',
      "J'hésitais, mais la première sortie m'a convaincu.",
      'Erst war ich unsicher, nach dem ersten Tag draußen nicht mehr.',
      'Dudaba, pero el primer día fuera me convenció.',
    ],
    [
      'It arrived in three days and went straight onto the trail.',
      'Livraison en trois jours, puis direct sur le sentier.',
      'In drei Tagen da und gleich mit auf Tour.',
      'Llegó en tres días y directo al sendero.',
    ],
    [
      'This replaced something much more expensive.',
      'Cela remplace un modèle bien plus cher.',
      'Das hat etwas viel Teureres ersetzt.',
      'Ha sustituido a algo mucho más caro.',
    ],
    [
      'My third purchase from Cairn and the best so far.',
      'Mon troisième achat chez Cairn et le meilleur.',
      'Mein dritter Kauf bei Cairn und bisher der beste.',
      'Mi tercera compra en Cairn y la mejor hasta ahora.',
    ],
    [
      'I use it almost every day, in town and outside.',
      "Je m'en sers presque tous les jours, en ville et dehors.",
      'Fast täglich dabei, in der Stadt und draußen.',
      'Lo uso casi a diario, en la ciudad y fuera.',
    ],
    [
      'Got this as a birthday present and would choose it myself.',
      "Reçu pour mon anniversaire, je l'aurais choisi moi-même.",
      'Zum Geburtstag bekommen, hätte ich selbst ausgesucht.',
      'Fue un regalo de cumpleaños y lo habría elegido yo.',
    ],
  ],
  middle: [
    [
      'I wanted to like this more than I do.',
      "J'aurais voulu l'aimer davantage.",
      'Ich wollte es mehr mögen, als ich es tue.',
      'Quería que me gustara más.',
    ],
    [
      'After a few weeks my opinion is split.',
      'Après quelques semaines, je suis partagé.',
      'Nach ein paar Wochen bin ich geteilter Meinung.',
      'Tras unas semanas tengo opiniones divididas.',
    ],
    [
      'For everyday use it is fine.',
      "Pour tous les jours, c'est correct.",
      'Für den Alltag ist es in Ordnung.',
      'Para el día a día está bien.',
    ],
    [
      'The idea is good, the details less so.',
      "L'idée est bonne, les détails un peu moins.",
      'Die Idee ist gut, die Details weniger.',
      'La idea es buena, los detalles no tanto.',
    ],
  ],
  low: [
    [
      'I gave it three weeks before writing this.',
      "J'ai attendu trois semaines avant d'écrire.",
      'Ich habe drei Wochen gewartet, bevor ich schreibe.',
      'Esperé tres semanas antes de escribir.',
    ],
    [
      'Looks good, but that is where it ends.',
      "C'est beau, mais cela s'arrête là.",
      'Sieht gut aus, aber das war es auch.',
      'Es bonito, pero ahí se queda.',
    ],
    [
      'Maybe I had bad luck with mine.',
      "J'ai peut-être eu de la malchance.",
      'Vielleicht hatte ich einfach Pech.',
      'Quizá tuve mala suerte.',
    ],
    [
      'The service was friendly, the product less convincing.',
      'Le service était aimable, le produit moins convaincant.',
      'Der Service war freundlich, das Produkt weniger überzeugend.',
      'La atención fue amable, el producto menos convincente.',
    ],
  ],
}

export const CLOSERS: Readonly<Record<Tier, readonly Phrase[]>> = {
  high: [
    ['Recommended without hesitation.', 'Je recommande sans hésiter.', 'Klare Empfehlung.', 'Muy recomendable.'],
    [
      'The color is also nicer than on screen.',
      "La couleur est aussi plus belle qu'à l'écran.",
      'Die Farbe ist auch schöner als am Bildschirm.',
      'El color también es más bonito que en pantalla.',
    ],
    [
      'If it lasts as long as my old one, I am happy.',
      "Si cela dure autant que l'ancien, je serai content.",
      'Hält es so lange wie das alte, bin ich zufrieden.',
      'Si dura tanto como el anterior, seré feliz.',
    ],
    [
      'I only wish there were more colors.',
      'Il manque seulement quelques couleurs.',
      'Nur mehr Farben könnte es geben.',
      'Solo echo de menos más colores.',
    ],
    ['', '', '', ''],
    ['', '', '', ''],
  ],
  middle: [
    [
      'On sale I would buy it again.',
      'En solde, je le reprendrais.',
      'Im Sale würde ich wieder zugreifen.',
      'En rebajas lo volvería a comprar.',
    ],
    [
      'Not bad, but look around first.',
      "Pas mal, mais comparez d'abord.",
      'Nicht schlecht, aber vorher vergleichen.',
      'No está mal, pero compara antes.',
    ],
    ['', '', '', ''],
  ],
  low: [
    [
      'The return was easy, at least.',
      'Au moins, le retour a été simple.',
      'Die Rückgabe war immerhin einfach.',
      'Al menos la devolución fue fácil.',
    ],
    [
      'I hope the next version is better.',
      "J'espère que la prochaine version sera meilleure.",
      'Hoffentlich wird die nächste Version besser.',
      'Espero que la próxima versión sea mejor.',
    ],
    ['', '', '', ''],
  ],
}

export const FIT_SENTENCES = {
  small: [
    ['Order one size up.', 'Prenez une taille au-dessus.', 'Eine Größe größer bestellen.', 'Pide una talla más.'],
    [
      'Runs small; I had to exchange for the next size.',
      "Taille petit : j'ai dû échanger pour la taille suivante.",
      'Fällt klein aus, ich musste eine Größe höher umtauschen.',
      'Talla pequeño; tuve que cambiar por la siguiente.',
    ],
    ['A little tight at first.', 'Un peu serré au début.', 'Am Anfang etwas eng.', 'Un poco justo al principio.'],
  ],
  true: [
    ['Fits true to size.', 'La taille est juste.', 'Die Größe passt genau.', 'La talla es correcta.'],
    [
      'My usual size was right.',
      'Ma taille habituelle convient.',
      'Meine übliche Größe passt.',
      'Acerté con mi talla de siempre.',
    ],
    ['The fit is spot on.', 'La coupe tombe juste.', 'Die Passform stimmt.', 'El ajuste es perfecto.'],
  ],
  large: [
    ['Order one size down.', 'Prenez une taille en dessous.', 'Eine Größe kleiner bestellen.', 'Pide una talla menos.'],
    [
      'Runs large; plenty of room inside.',
      'Taille grand, il y a de la place.',
      'Fällt groß aus, viel Platz.',
      'Talla grande, sobra espacio.',
    ],
  ],
} as const satisfies Record<string, readonly Phrase[]>
