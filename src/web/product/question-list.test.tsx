import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { catalogues } from '#web/i18n/catalogues.ts'
import { I18nProvider } from '#web/i18n/i18n.tsx'
import { QuestionList, type TranslatedQuestion } from './question-list.tsx'

const asked = (language: 'en' | 'de', translations: Record<string, TranslatedQuestion> = {}) =>
  renderToString(
    <I18nProvider locale="en-us" messages={catalogues.en}>
      <QuestionList
        productId="RIDGEMID"
        questions={[
          {
            id: '1',
            text: 'Warm?',
            nickname: 'Bo',
            language,
            createdAt: '2026-01-02T00:00:00Z',
            answers: [
              {
                id: '7',
                text: 'Ja.',
                nickname: 'Cy',
                byStaff: false,
                createdAt: '2026-01-03T00:00:00Z',
                votes: { up: 0, down: 0 },
              },
            ],
          },
        ]}
        votes={{}}
        onVote={() => {}}
        translations={translations}
        onTranslate={() => {}}
      />
    </I18nProvider>,
  )

it('offers a translation of a question in another language, and of no other', () => {
  expect(asked('de')).toContain('Translate')
  expect(asked('en')).not.toContain('Translate')
})

it('shows a question and its answers translated, and the way back', () => {
  const html = asked('de', { 1: { text: 'Is it warm?', answers: [{ id: '7', text: 'Yes.' }] } })
  for (const shown of ['Is it warm?', 'Yes.', 'Show original']) expect(html).toContain(shown)
  for (const gone of ['Warm?', 'Ja.', 'lang="de"']) expect(html).not.toContain(`>${gone}`)
})

it('says why there is none', () => {
  expect(asked('de', { 1: { said: 'The translation did not come.' } })).toContain('The translation did not come.')
})
