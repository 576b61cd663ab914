import { Link } from '@tanstack/react-router'
import type { Target } from '#domain/content/translations.ts'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly movedTo: string | undefined
  /** Into which somebody translates it. */
  readonly language?: Target
}

/** Somebody renamed or deleted it while it was open here: nothing that is written now is kept. */
export function Gone({ movedTo, language }: Props) {
  const { w } = useWords(WORDS)
  return (
    <p className="form-error gone" role="alert">
      {movedTo === undefined ? (
        w('goneText')
      ) : (
        <>
          {w('movedText')}{' '}
          {language === undefined ? (
            <Link to="/content/edit/$" params={{ _splat: movedTo }}>
              {movedTo}
            </Link>
          ) : (
            <Link to="/translations/of/$" params={{ _splat: movedTo }} search={{ language }} reloadDocument>
              {movedTo}
            </Link>
          )}
        </>
      )}
    </p>
  )
}
