import { LANGUAGES } from '#domain/sites/sites.ts'
import type { Language, SiteId } from '#domain/sites/sites.ts'
import type { StyleBundle } from '../catalog/styles.ts'
import type { Fit } from '../catalog/materials.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'
import type { Phrase } from '../text.ts'
import { DETAILS } from './detail-phrases.ts'
import { nicknameOf } from './nicknames.ts'
import type { Tier } from './review-phrases.ts'
import { CLOSERS, FIT_SENTENCES, OPENERS, TITLES } from './review-phrases.ts'

export type ReviewRow = {
  readonly style_id: string
  readonly language: Language
  readonly country: SiteId
  readonly rating: number
  readonly title: string
  readonly body: string
  readonly fit: Fit | null
  readonly nickname: string
  readonly verified: boolean
  readonly photos: readonly string[]
  readonly votes_up: number
  readonly votes_down: number
  readonly flags: number
  readonly translations: Readonly<Partial<Record<Language, { readonly title: string; readonly text: string }>>>
  readonly status: 'published' | 'pending' | 'hidden'
  readonly created_at: string
}

const DAY = 86_400_000
const VOICES: readonly (readonly [readonly [Language, SiteId], number])[] = [
  [['en', 'US'], 32],
  [['en', 'GB'], 12],
  [['en', 'CA'], 6],
  [['de', 'DE'], 20],
  [['fr', 'FR'], 12],
  [['fr', 'CA'], 4],
  [['es', 'ES'], 14],
]
const tierOf = (rating: number): Tier => (rating >= 4 ? 'high' : rating === 3 ? 'middle' : 'low')

/** Most people agree with how a style really fits; some feet differ. */
const felt = (fit: Fit, random: Random): Fit =>
  random.chance(0.75) ? fit : random.pick(['small', 'true', 'large'] as const)

function detailsOf(bundle: StyleBundle, tier: Tier, random: Random): Phrase[] {
  const { good, bad } = DETAILS[bundle.kind.group]
  if (tier === 'high') return random.sample(good, random.int(1, 2))
  if (tier === 'low') return random.sample(bad, random.int(1, 2))
  return [random.pick(good), random.pick(bad)]
}

function reviewOf(bundle: StyleBundle, mood: number, today: Date, random: Random): ReviewRow {
  const { style, colours } = bundle
  const [language, country] = random.weighted(VOICES)
  const rating = random.weighted([
    [5, 50 * mood],
    [4, 28],
    [3, 10],
    [2, 6 / mood],
    [1, 4 / mood],
  ])
  const tier = tierOf(rating)
  const isSized = style.fit_notes.en !== ''
  const fit = isSized ? felt(bundle.fit, random) : null
  const title = random.pick(TITLES[tier])
  const sentences: readonly Phrase[] = [
    random.pick(OPENERS[tier]),
    ...detailsOf(bundle, tier, random),
    ...(fit && random.chance(0.6) ? [random.pick<Phrase>(FIT_SENTENCES[fit])] : []),
    random.pick(CLOSERS[tier]),
  ]
  const spoken = (wanted: Language) => {
    const index = LANGUAGES.indexOf(wanted)
    return {
      title: title[index] ?? '',
      text: sentences
        .map(sentence => sentence[index] ?? '')
        .filter(Boolean)
        .join(' '),
    }
  }
  const mine = spoken(language)
  const others = random.chance(0.7) ? LANGUAGES.filter(other => other !== language) : []
  const age = Math.max(1, (today.getTime() - Date.parse(style.launched_at)) / DAY)
  const status = random.weighted([
    ['published', 96],
    ['pending', 3],
    ['hidden', 1],
  ] as const)
  const colour = random.pick(colours)
  return {
    style_id: style.id,
    language,
    country,
    rating,
    title: mine.title,
    body: mine.text,
    fit,
    nickname: nicknameOf(language, random),
    verified: random.chance(0.8),
    photos: random.chance(0.08) ? colour.media_ids.slice(0, random.int(1, 2)) : [],
    votes_up: Math.floor(random.next() ** 4 * 40),
    votes_down: Math.floor(random.next() ** 6 * 8),
    flags: status === 'hidden' ? 5 : random.chance(0.02) ? 1 : 0,
    translations: Object.fromEntries(others.map(other => [other, spoken(other)])),
    status,
    created_at: new Date(today.getTime() - Math.floor(random.next() * age * DAY)).toISOString(),
  }
}

/** Reviews of one style: popular styles have more, and each style has its own mood. */
export function reviewsOf(bundle: StyleBundle, average: number, today: Date): ReviewRow[] {
  const random = randomOf('cairn', 'reviews', bundle.style.id)
  const mood = 0.5 + random.next() * 1.5
  const weight = 0.35 + (bundle.style.popularity / 10_000) * 2.6
  const count = Math.max(average >= 1 ? 1 : 0, Math.round(average * weight))
  return Array.from({ length: count }, () => reviewOf(bundle, mood, today, random))
}
