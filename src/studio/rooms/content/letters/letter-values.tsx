import { useWords } from '../../../i18n/room-words.ts'
import type { ReadContent } from '../with-content.tsx'
import { LETTER_WORDS } from '../words/letters.ts'

/** What is filled in when a letter is sent, and how that looks. */
export function LetterValues({ letter }: { readonly letter: NonNullable<ReadContent['letter']> }) {
  const { w } = useWords(LETTER_WORDS)
  const { placeholders, account } = letter
  return (
    <section className="editor-outline letter-values" aria-label={w('placeholders')}>
      {account && <p className="hint letter-account">{w('aboutAccounts')}</p>}
      <h2>{w('placeholders')}</h2>
      {placeholders.length === 0 ? (
        <p className="hint">{w('noPlaceholders')}</p>
      ) : (
        <>
          <p className="hint">{w('placeholdersText')}</p>
          <dl>
            {placeholders.map(({ name, sample }) => (
              <div key={name}>
                <dt>
                  <code>{`{${name}}`}</code>
                </dt>
                <dd>{sample}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
