import type { Phrase } from '../text.ts'
import type { Group } from '../catalog/kind.ts'

type Praise = { readonly good: readonly Phrase[]; readonly bad: readonly Phrase[] }

const SHOES: Praise = {
  good: [
    [
      'The grip on wet rock is the best I have had.',
      "L'adhérence sur rocher mouillé est la meilleure que j'aie eue.",
      'Der Halt auf nassem Fels ist der beste, den ich je hatte.',
      'El agarre en roca mojada es el mejor que he tenido.',
    ],
    [
      'Comfortable from the first hour, no blisters.',
      'Confort dès la première heure, aucune ampoule.',
      'Von der ersten Stunde an bequem, keine Blasen.',
      'Comodidad desde la primera hora, ni una ampolla.',
    ],
    [
      'After 200 kilometers the sole looks almost new.',
      'Après 200 kilomètres, la semelle semble presque neuve.',
      'Nach 200 Kilometern sieht die Sohle fast neu aus.',
      'Tras 200 kilómetros la suela parece casi nueva.',
    ],
    [
      'My heel stays where it should on steep ground.',
      'Mon talon reste bien en place dans la pente.',
      'Meine Ferse bleibt auch im Steilen, wo sie hingehört.',
      'El talón se queda en su sitio en terreno empinado.',
    ],
    [
      'Light enough that I forget about my feet.',
      'Assez de légèreté pour oublier mes pieds.',
      'So leicht, dass ich meine Füße vergesse.',
      'Tan poco peso que me olvido de los pies.',
    ],
    [
      'Room for the toes without feeling loose.',
      'De la place pour les orteils sans flotter.',
      'Platz für die Zehen, ohne zu schwimmen.',
      'Espacio para los dedos sin que baile el pie.',
    ],
  ],
  bad: [
    [
      'The laces come undone all the time.',
      'Les lacets se défont sans cesse.',
      'Die Schnürsenkel gehen ständig auf.',
      'Los cordones se sueltan todo el rato.',
    ],
    [
      'The sole was worn after two months.',
      'La semelle était usée après deux mois.',
      'Die Sohle war nach zwei Monaten abgelaufen.',
      'La suela estaba gastada a los dos meses.',
    ],
    [
      'It rubs at the heel on longer days.',
      'Cela frotte au talon les longues journées.',
      'An der Ferse reibt es an längeren Tagen.',
      'Roza en el talón en días largos.',
    ],
    [
      'The toe box is too narrow for my feet.',
      "L'avant est trop étroit pour mes pieds.",
      'Vorn ist es für meine Füße zu schmal.',
      'La puntera es demasiado estrecha para mis pies.',
    ],
  ],
}
const CLOTHES: Praise = {
  good: [
    [
      'Four hours of rain and I stayed dry.',
      'Quatre heures de pluie et je suis resté au sec.',
      'Vier Stunden Regen, und ich blieb trocken.',
      'Cuatro horas de lluvia y seguí seco.',
    ],
    [
      'Warm without feeling bulky.',
      "De la chaleur sans l'épaisseur.",
      'Warm, ohne dick aufzutragen.',
      'Abriga sin abultar.',
    ],
    [
      'The fabric feels soft and has survived many washes.',
      'La matière est douce et a survécu à bien des lavages.',
      'Der Stoff ist weich und hat viele Wäschen überstanden.',
      'El tejido es suave y ha aguantado muchos lavados.',
    ],
    [
      'The pockets are where my hands look for them.',
      'Les poches sont là où mes mains les cherchent.',
      'Die Taschen sind da, wo meine Hände sie suchen.',
      'Los bolsillos están donde los buscan mis manos.',
    ],
    [
      'The cut leaves room to move, even with a pack.',
      'La coupe laisse bouger, même avec un sac.',
      'Der Schnitt lässt Bewegung zu, auch mit Rucksack.',
      'El corte deja moverse, incluso con mochila.',
    ],
    [
      'It dries overnight on a hook in the hut.',
      'Cela sèche en une nuit, pendu au refuge.',
      'Trocknet über Nacht am Haken in der Hütte.',
      'Se seca en una noche colgado en el refugio.',
    ],
  ],
  bad: [
    [
      'The zip catches on the lining.',
      'La fermeture accroche la doublure.',
      'Der Reißverschluss klemmt am Futter.',
      'La cremallera se engancha en el forro.',
    ],
    [
      'It pilled after the third wash.',
      'Cela a bouloché au troisième lavage.',
      'Nach der dritten Wäsche bildeten sich Knötchen.',
      'Hizo bolitas al tercer lavado.',
    ],
    [
      'The sleeves are too short for me.',
      'Les manches sont trop courtes pour moi.',
      'Die Ärmel sind mir zu kurz.',
      'Las mangas me quedan cortas.',
    ],
    [
      'A seam came open after a month.',
      'Une couture a lâché au bout d’un mois.',
      'Nach einem Monat ging eine Naht auf.',
      'Se abrió una costura al mes.',
    ],
  ],
}
const TROUSERS: Praise = {
  good: [
    [
      'The stretch is perfect for high steps.',
      "L'élasticité est parfaite pour les grandes enjambées.",
      'Der Stretch ist perfekt für hohe Tritte.',
      'La elasticidad es perfecta para pasos altos.',
    ],
    ...CLOTHES.good.slice(2, 4),
    [
      'Thorns left no trace.',
      "Les ronces n'ont laissé aucune trace.",
      'Dornen haben keine Spuren hinterlassen.',
      'Las zarzas no dejaron ni rastro.',
    ],
  ],
  bad: [
    [
      'The waistband rolls when I sit.',
      "La ceinture roule quand je m'assieds.",
      'Der Bund rollt sich beim Sitzen ein.',
      'La cintura se enrolla al sentarme.',
    ],
    [
      'The knees bagged out quickly.',
      'Les genoux se sont vite détendus.',
      'Die Knie sind schnell ausgebeult.',
      'Las rodillas se dieron de sí enseguida.',
    ],
  ],
}
const BAGS: Praise = {
  good: [
    [
      'It carries twelve kilos without pulling on the shoulders.',
      'Il y tient douze kilos sans tirer sur les épaules.',
      'Zwölf Kilo, und nichts zieht an den Schultern.',
      'Doce kilos y no tira de los hombros.',
    ],
    [
      'The pockets are well thought out.',
      'Les poches sont bien pensées.',
      'Die Fächer sind gut durchdacht.',
      'Los bolsillos están bien pensados.',
    ],
    [
      'It survived a baggage belt and a donkey.',
      'Même un tapis à bagages et un âne ne lui ont rien fait.',
      'Hat ein Gepäckband und einen Esel überlebt.',
      'Ha sobrevivido a una cinta de equipajes y a un burro.',
    ],
  ],
  bad: [
    [
      'The bottle pocket is too tight when the bag is full.',
      'La poche à gourde est trop serrée quand tout est plein.',
      'Das Flaschenfach ist zu eng, wenn alles voll ist.',
      'El bolsillo de la botella aprieta cuando va todo lleno.',
    ],
    [
      'A strap slips under load.',
      'Une sangle glisse sous la charge.',
      'Ein Gurt rutscht unter Last.',
      'Una correa se desliza con carga.',
    ],
  ],
}
const SMALL: Praise = {
  good: [
    [
      'Small thing, big difference.',
      'Petite chose, grande différence.',
      'Kleine Sache, großer Unterschied.',
      'Cosa pequeña, gran diferencia.',
    ],
    [
      'Warm, but never sweaty.',
      'De la chaleur, jamais de moiteur.',
      'Warm, aber nie schwitzig.',
      'Abriga sin hacer sudar.',
    ],
    [
      'Keeps its shape after washing.',
      'La forme tient après lavage.',
      'Bleibt nach dem Waschen in Form.',
      'Mantiene la forma tras lavar.',
    ],
  ],
  bad: [
    [
      'The color faded faster than expected.',
      'La couleur a passé plus vite que prévu.',
      'Die Farbe ist schneller verblasst als gedacht.',
      'El color se fue antes de lo esperado.',
    ],
    [
      'It got a hole within weeks.',
      'Un trou en quelques semaines.',
      'Nach wenigen Wochen ein Loch.',
      'Un agujero en pocas semanas.',
    ],
  ],
}
const CARDS: Praise = {
  good: [
    [
      'The email arrived within a minute.',
      "L'e-mail est arrivé en une minute.",
      'Die E-Mail war nach einer Minute da.',
      'El correo llegó en un minuto.',
    ],
    [
      'Easy to use in the shop and online.',
      'Facile à utiliser en boutique et en ligne.',
      'Im Laden und online leicht einzulösen.',
      'Fácil de usar en tienda y en línea.',
    ],
  ],
  bad: [
    [
      'The email landed in the spam folder.',
      "L'e-mail est arrivé dans les indésirables.",
      'Die E-Mail landete im Spam-Ordner.',
      'El correo acabó en la carpeta de spam.',
    ],
  ],
}

export const DETAILS: Readonly<Record<Group, Praise>> = {
  trail: SHOES,
  boot: SHOES,
  street: { good: SHOES.good.slice(1), bad: SHOES.bad },
  sandal: { good: SHOES.good.slice(1, 3), bad: SHOES.bad.slice(1, 3) },
  outer: CLOTHES,
  mid: { good: CLOTHES.good.slice(1), bad: CLOTHES.bad },
  top: { good: [...CLOTHES.good.slice(2, 3), ...CLOTHES.good.slice(4)], bad: CLOTHES.bad.slice(1) },
  legs: TROUSERS,
  bag: BAGS,
  head: SMALL,
  hands: SMALL,
  card: CARDS,
}
