import { SITE_IDS } from '#domain/sites/sites.ts'
import type { SiteId } from '#domain/sites/sites.ts'
import type { Random } from '../random.ts'
import { at, randomOf } from '../random.ts'
import { kebab } from '../text.ts'
import { CA_CITIES, US_CITIES } from './cities-america.ts'
import { DE_CITIES, ES_CITIES, FR_CITIES, GB_CITIES } from './cities-europe.ts'
import type { City } from './city.ts'

const CITIES: Readonly<Record<SiteId, readonly City[]>> = {
  US: US_CITIES,
  CA: CA_CITIES,
  GB: GB_CITIES,
  DE: DE_CITIES,
  FR: FR_CITIES,
  ES: ES_CITIES,
}
/** Streets are invented; {n} is the house number where the country writes it. */
const STREETS: Readonly<Record<SiteId, readonly string[]>> = {
  US: [
    '{n} Cairnstone Ave',
    '{n} Old Ferry St',
    '{n} Larchwood Blvd',
    '{n} Lantern Row',
    '{n} Quarryman St',
    '{n} Millrace Ave',
    '{n} Saddler St',
  ],
  CA: [
    '{n} Tamarack Row',
    '{n} Gristmill St',
    '{n} Snowline Ave',
    '{n} Portage Stone Rd',
    '{n} Chandler Row',
    '{n} Spruceway St',
  ],
  GB: [
    '{n} Drystone Row',
    '{n} Wainwright’s Yard',
    '{n} Beckside Lane',
    '{n} Lantern Street',
    '{n} Fleecer Gate',
    '{n} Tinsmith Row',
  ],
  DE: [
    'Steinmännchenweg {n}',
    'Lärchengasse {n}',
    'Laternenstraße {n}',
    'Zur Alten Furt {n}',
    'Schieferstraße {n}',
    'Wetterhahnweg {n}',
  ],
  FR: [
    '{n} rue du Mélèze-Blanc',
    '{n} passage des Lanternes',
    '{n} rue de la Vieille-Ardoise',
    '{n} quai du Gué',
    '{n} rue des Trois-Pierres',
    '{n} cours du Vent-d’Ouest',
  ],
  ES: [
    'Calle de la Pizarra Vieja, {n}',
    'Calle del Farolero, {n}',
    'Paseo de los Alerces, {n}',
    'Calle del Vado, {n}',
    'Calle de las Tres Piedras, {n}',
    'Travesía del Viento, {n}',
  ],
}
const ENGLISH_DISTRICTS = ['', ' North', ' Station']
/** What the second and third of a town are called there. */
const DISTRICTS: Readonly<Record<SiteId, readonly string[]>> = {
  US: ENGLISH_DISTRICTS,
  CA: ENGLISH_DISTRICTS,
  GB: ENGLISH_DISTRICTS,
  DE: ['', ' Nord', ' Bahnhof'],
  FR: ['', ' Nord', ' Gare'],
  ES: ['', ' Norte', ' Estación'],
}
/** Number ranges that each country keeps free for fiction. */
const DIAL: Readonly<Record<SiteId, readonly [prefix: string, digits: number]>> = {
  US: ['+1 303 555 01', 2],
  CA: ['+1 604 555 01', 2],
  GB: ['+44 1632 960', 3],
  DE: ['+49 30 23125', 3],
  FR: ['+33 1 99 00 ', 4],
  ES: ['+34 900 373 ', 3],
}
const SERVICES = ['pickup', 'ship-to-store', 'returns', 'repairs', 'boot-fitting', 'events', 'gift-wrapping']
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

type Hours = Record<string, readonly [opens: string, closes: string]>
const jitter = (random: Random, center: number, spread: number) =>
  Math.round((center + (random.next() - 0.5) * spread) * 10_000) / 10_000
const streetOf = (country: SiteId, random: Random) =>
  random.pick(STREETS[country]).replace('{n}', String(random.int(2, 180)))

function hoursOf(country: SiteId, random: Random): Hours {
  const opens = random.pick(['09:30', '10:00', '10:00', '10:30'])
  const closes = random.pick(['18:30', '19:00', '20:00'])
  const open = country === 'DE' || country === 'FR' ? DAYS.slice(0, 6) : DAYS
  const week: (readonly [string, readonly [string, string]])[] = open.map(day => [
    day,
    day === 'sun' ? ['11:00', '17:00'] : [opens, closes],
  ])
  return Object.fromEntries(week)
}

export const PLACES = SITE_IDS.flatMap(country =>
  CITIES[country].map(({ name, region, postalCode, latitude, longitude }) => ({
    country,
    name,
    region,
    postal_prefix:
      country === 'GB' || country === 'CA' ? (postalCode.split(' ')[0] ?? postalCode) : postalCode.slice(0, 3),
    latitude,
    longitude,
  })),
)

export const STORES = SITE_IDS.flatMap(country =>
  CITIES[country].flatMap(place => Array.from({ length: place.stores }, (_, number) => ({ country, place, number }))),
).map(({ country, place, number }, index) => {
  const id = 1001 + index
  const random = randomOf('cairn', 'store', id)
  const name = `Cairn ${place.name}${at(DISTRICTS[country], number)}`
  return {
    id,
    name,
    country,
    region: place.region,
    city: place.name,
    street: streetOf(country, random),
    postal_code: place.postalCode,
    phone: `${DIAL[country][0]}${String(index % 100).padStart(DIAL[country][1], '0')}`,
    email: `${kebab(name)}@cairn.test`,
    latitude: jitter(random, place.latitude, 0.012),
    longitude: jitter(random, place.longitude, 0.012),
    time_zone: place.timeZone,
    hours: hoursOf(country, random),
    services: [...SERVICES.slice(0, 3), ...random.sample(SERVICES.slice(3), random.int(1, 3))],
  }
})

const CARRIERS: Readonly<Record<SiteId, string>> = {
  US: 'Waymark Parcel',
  CA: 'Waymark Parcel',
  GB: 'Milepost',
  DE: 'Wegmarke',
  FR: 'Point Balise',
  ES: 'Punto Hito',
}
const POINT_KINDS = [
  { kind: 'locker', names: { en: 'Locker', fr: 'Consigne', de: 'Paketbox', es: 'Taquilla' } },
  { kind: 'shop', names: { en: 'Corner Shop', fr: 'Épicerie', de: 'Kiosk', es: 'Quiosco' } },
  { kind: 'post', names: { en: 'Parcel Counter', fr: 'Comptoir colis', de: 'Paketschalter', es: 'Mostrador' } },
] as const
const SPOKEN: Readonly<Record<SiteId, 'en' | 'fr' | 'de' | 'es'>> = {
  US: 'en',
  CA: 'en',
  GB: 'en',
  DE: 'de',
  FR: 'fr',
  ES: 'es',
}
const ALL_DAY: Hours = Object.fromEntries(DAYS.map(day => [day, ['00:00', '24:00']]))

export const COLLECTION_POINTS = SITE_IDS.flatMap(country =>
  CITIES[country].slice(0, country === 'US' || country === 'CA' ? 8 : 16).map((place, index) => {
    const random = randomOf('cairn', 'point', country, index)
    const { kind, names } = at(POINT_KINDS, index)
    return {
      id: `${country}P${String(101 + index)}`,
      name: `${CARRIERS[country]} ${names[SPOKEN[country]]} ${place.name}`,
      carrier: CARRIERS[country],
      kind,
      country,
      region: place.region,
      city: place.name,
      street: streetOf(country, random),
      postal_code: place.postalCode,
      latitude: jitter(random, place.latitude, 0.02),
      longitude: jitter(random, place.longitude, 0.02),
      hours: kind === 'locker' ? ALL_DAY : hoursOf(country, random),
    }
  }),
)

/** Distribution centres by the sites they ship for, nearest first. */
export const CENTRES = [
  { id: 1, country: 'US', name: 'Distribution center Salt Lake City', sites: ['US'] },
  { id: 2, country: 'CA', name: 'Distribution center Calgary', sites: ['CA'] },
  { id: 3, country: 'GB', name: 'Distribution centre Leeds', sites: ['GB'] },
  { id: 4, country: 'DE', name: 'Logistikzentrum Erfurt', sites: ['DE', 'FR', 'ES'] },
] as const satisfies readonly { id: number; country: SiteId; name: string; sites: readonly SiteId[] }[]
