import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BASELINE } from '#domain/content/content-rules.ts'
import { VERDICTS, type Verdict } from '#domain/experiments/experiment-statistics.ts'
import { LANGUAGES, type Language } from '#domain/sites/sites.ts'
import { resultsOf } from '#server/experiments/results.ts'
import { I18nProvider } from '../src/studio/i18n/i18n.tsx'
import { $preferences } from '../src/studio/preferences/preferences.ts'
import { VerdictText } from '../src/studio/rooms/experiments/verdict-text.tsx'

const VARIANT = '2-b'
const PLANNED = 20_000
const NOTHING = { crossed: 0, buyers: 0, orders: 0, orders_squares: 0, revenue: 0, revenue_squares: 0 }
const NO_REFUNDS = { refunded: 0, refunds: 0, refunds_squares: 0 }
type Counts = readonly [visitors: number, carts: number, clicks: number]

const sums = (variant_id: string, [visitors, carts, clicks]: Counts) => ({
  experiment_id: 'exp-said',
  variant_id,
  ...NOTHING,
  ...NO_REFUNDS,
  visitors,
  carts,
  clicks,
})

/** From what was counted to what somebody reads. */
function said(language: Language, before: Counts, after: Counts): { verdict: Verdict; text: string } {
  $preferences.set({ ...$preferences.get(), language })
  const test = { variants: [VARIANT], metric: 'carts', guardrails: ['clicks'], planned: PLANNED }
  const results = resultsOf(test, [sums(BASELINE, before), sums(VARIANT, after)])
  const shown = { planned: PLANNED, results }
  const html = renderToStaticMarkup(createElement(I18nProvider, null, createElement(VerdictText, { shown })))
  // Languages part thousands by spaces of their own.
  return { verdict: results.verdict, text: html.replaceAll(/<[^>]+>/g, '').replaceAll(/[\u00A0\u202F]/g, ' ') }
}

type Case = { verdict: Verdict; before: Counts; after: Counts; texts: Record<Language, string> }
const CASES: Record<string, Case> = {
  'hardly anybody came': {
    verdict: 'too-early',
    before: [600, 60, 60],
    after: [600, 61, 60],
    texts: {
      en: 'Not enough data: 1,200 of 20,000 visitors. Whoever decides now decides by chance.',
      fr: 'Pas assez de données : 1 200 visiteurs sur 20 000. Décider maintenant, c’est tirer au sort.',
      de: 'Nicht genug Daten: 1.200 von 20.000 Besuchern. Wer jetzt entscheidet, würfelt.',
      es: 'Datos insuficientes: 1200 de 20.000 visitantes. Decidir ahora es echarlo a suertes.',
    },
  },
  'all came, and there is no difference': {
    verdict: 'undecided',
    before: [10_000, 1000, 1000],
    after: [10_000, 1010, 1000],
    texts: {
      en: 'No clear difference after all 20,000 visitors. Keep what you like better.',
      fr: 'Pas de différence nette après les 20 000 visiteurs. Gardez ce que vous préférez.',
      de: 'Kein klarer Unterschied nach allen 20.000 Besuchern. Behalte, was dir besser gefällt.',
      es: 'Sin diferencia clara tras los 20.000 visitantes. Quédate con lo que prefieras.',
    },
  },
  'more do it': {
    verdict: 'better',
    before: [10_000, 1000, 1000],
    after: [10_000, 1300, 1000],
    texts: {
      en: 'B is better by 14.4 to 45.6 %, sure at 95 %.',
      fr: 'B fait mieux de 14,4 à 45,6 %, sûr à 95 %.',
      de: 'B ist um 14,4 bis 45,6 % besser, sicher zu 95 %.',
      es: 'B es mejor entre un 14,4 y un 45,6 %, seguro al 95 %.',
    },
  },
  'nobody did it before': {
    verdict: 'better',
    before: [10_000, 0, 1000],
    after: [10_000, 300, 1000],
    texts: {
      en: 'B is better, sure at 95 %; by how much cannot be said.',
      fr: 'B fait mieux, sûr à 95 % ; de combien, on ne peut le dire.',
      de: 'B ist besser, sicher zu 95 %; um wie viel, lässt sich nicht sagen.',
      es: 'B es mejor, seguro al 95 %; no se puede decir cuánto.',
    },
  },
  'fewer do it': {
    verdict: 'worse',
    before: [10_000, 1300, 1000],
    after: [10_000, 1000, 1000],
    texts: {
      en: 'B is worse by 13.8 to 32.3 %, sure at 95 %.',
      fr: 'B fait moins bien de 13,8 à 32,3 %, sûr à 95 %.',
      de: 'B ist um 13,8 bis 32,3 % schlechter, sicher zu 95 %.',
      es: 'B es peor entre un 13,8 y un 32,3 %, seguro al 95 %.',
    },
  },
  'nobody does it any more': {
    verdict: 'worse',
    before: [1000, 100, 100],
    after: [1000, 0, 100],
    texts: {
      en: 'B is worse by 63.4 to 100 %, sure at 95 %.',
      fr: 'B fait moins bien de 63,4 à 100 %, sûr à 95 %.',
      de: 'B ist um 63,4 bis 100 % schlechter, sicher zu 95 %.',
      es: 'B es peor entre un 63,4 y un 100 %, seguro al 95 %.',
    },
  },
  'more do it, and something else suffers': {
    verdict: 'mixed',
    before: [10_000, 1000, 1300],
    after: [10_000, 1300, 1000],
    texts: {
      en: 'B is better by 14.4 to 45.6 %, sure at 95 %. But this suffers: Visitors who click on it.',
      fr: 'B fait mieux de 14,4 à 45,6 %, sûr à 95 %. Mais ceci en souffre : Visiteurs qui cliquent dessus.',
      de: 'B ist um 14,4 bis 45,6 % besser, sicher zu 95 %. Aber darunter leidet: Besucher, die darauf klicken.',
      es: 'B es mejor entre un 14,4 y un 45,6 %, seguro al 95 %. Pero empeora: Visitantes que hacen clic.',
    },
  },
  'one got more visitors than chance gives': {
    verdict: 'broken',
    before: [10_000, 1000, 1000],
    after: [11_000, 1300, 1000],
    texts: {
      en: 'The variants did not get the same number of visitors, which chance does not explain. Something is wrong with the test; do not trust what it shows.',
      fr: 'Les variantes n’ont pas reçu autant de visiteurs, et le hasard ne l’explique pas. Le test a un défaut ; ne vous y fiez pas.',
      de: 'Die Varianten bekamen nicht gleich viele Besucher, und Zufall erklärt das nicht. Am Test stimmt etwas nicht; trau ihm nicht.',
      es: 'Las variantes no tuvieron los mismos visitantes, y el azar no lo explica. Algo falla en la prueba; no te fíes.',
    },
  },
}

it.each(Object.entries(CASES))('where %s, that is said in every language', (_, { verdict, before, after, texts }) => {
  for (const language of LANGUAGES) expect(said(language, before, after)).toEqual({ verdict, text: texts[language] })
})

it('there is no verdict that nobody has read here', () => {
  expect(new Set(Object.values(CASES).map(({ verdict }) => verdict))).toEqual(new Set(VERDICTS))
})
