import { LANGUAGES } from '#domain/sites/sites.ts'
import type { Language } from '#domain/sites/sites.ts'
import type { StyleBundle } from '../catalog/styles.ts'
import { at, randomOf } from '../random.ts'
import type { Random } from '../random.ts'
import { nicknameOf } from './nicknames.ts'
import type { Topic } from './topic.ts'
import { CARRY_TOPICS } from './topics-carry.ts'
import { WEAR_TOPICS } from './topics-wear.ts'

export type AnswerRow = {
  readonly body: string
  readonly nickname: string
  readonly by_staff: boolean
  readonly votes_up: number
  readonly votes_down: number
  readonly created_at: string
}
export type QuestionDraft = {
  readonly row: {
    readonly style_id: string
    readonly language: Language
    readonly body: string
    readonly nickname: string
    readonly created_at: string
  }
  readonly answers: readonly AnswerRow[]
}

const TOPICS: readonly Topic[] = [...WEAR_TOPICS, ...CARRY_TOPICS]
const HOUR = 3_600_000
const STAFF: Readonly<Record<Language, string>> = {
  en: 'Cairn team',
  fr: 'Équipe Cairn',
  de: 'Cairn-Team',
  es: 'Equipo Cairn',
}

function questionOf(bundle: StyleBundle, topic: Topic, language: Language, today: Date, random: Random): QuestionDraft {
  const { style } = bundle
  const spoken = LANGUAGES.indexOf(language)
  const number = random.int(0, topic.ask.length - 1)
  const answers = topic.feature && !style.features.includes(topic.feature) ? topic.no : topic.yes
  const asked = today.getTime() - random.int(2, 300) * 24 * HOUR
  // Without a feature to judge by, each question has its own answer; the first is the shop's, the others are shoppers'.
  const chosen = topic.feature ? answers.slice(0, random.int(1, answers.length)) : [at(answers, number)]
  return {
    row: {
      style_id: style.id,
      language,
      body: at(topic.ask, number)[spoken] ?? '',
      nickname: nicknameOf(language, random),
      created_at: new Date(asked).toISOString(),
    },
    answers: chosen.map(answer => ({
      body: answer[spoken] ?? '',
      nickname: answer === answers[0] ? STAFF[language] : nicknameOf(language, random),
      by_staff: answer === answers[0],
      votes_up: Math.floor(random.next() ** 3 * 25),
      votes_down: Math.floor(random.next() ** 5 * 4),
      created_at: new Date(asked + random.int(2, 40) * HOUR).toISOString(),
    })),
  }
}

/** Questions shoppers asked about one style, no two alike in one language. */
export function questionsOf(bundle: StyleBundle, average: number, today: Date): QuestionDraft[] {
  const random = randomOf('cairn', 'questions', bundle.style.id)
  const topics = TOPICS.filter(topic => topic.groups.includes(bundle.kind.group))
  const pairs = topics.flatMap(topic => LANGUAGES.map(language => ({ topic, language })))
  const weights: Readonly<Record<Language, number>> = { en: 0.9, de: 0.5, fr: 0.45, es: 0.4 }
  const wanted = random.shuffle(pairs).filter(({ language }) => random.chance(weights[language]))
  const count = Math.min(wanted.length, average < 1 ? Number(random.chance(average)) : random.int(1, average * 2 - 1))
  return wanted.slice(0, count).map(({ topic, language }) => questionOf(bundle, topic, language, today, random))
}
