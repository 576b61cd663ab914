import { useEffect, useRef, useState } from 'react'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { Verdict, Waiting } from './waiting.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly waiting: Waiting
  readonly current: boolean
  readonly busy: boolean
  readonly onDecide: (verdict: Verdict) => void
}

const BADGES: Readonly<Record<Waiting['why'], string>> = {
  reported: 'blocked',
  held: 'waiting',
  'handed-in': 'waiting',
  out: 'active',
  hidden: 'blocked',
}

export function WaitingCard({ waiting, current, busy, onDecide }: Props) {
  const { w, named } = useWords(WORDS)
  const languageNamed = useLanguageNames()
  const moment = useSiteMoment()
  const [reason, setReason] = useState('')
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (current) card.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const { kind, why, heldWord, visible, title, text, about, rating, nickname, language, product, picture, flags } =
    waiting
  return (
    <li ref={card} className="moderated" aria-current={current ? 'true' : undefined}>
      <p className="moderated-head">
        <strong>{w(`one_${kind}`)}</strong>
        <span className={`badge badge-${BADGES[why]}`}>
          {why === 'held' && heldWord !== undefined ? w('heldWord', { word: heldWord }) : w(`why_${why}`)}
        </span>
        <span className="hint">{w(visible ? 'visible' : 'hiddenNow')}</span>
      </p>
      {picture && <img src={picture.url} alt={picture.alt} loading="lazy" />}
      {about !== undefined && <p className="hint">{w('about', { text: about })}</p>}
      {title !== undefined && <strong>{title}</strong>}
      <p className="moderated-text" lang={language}>
        {text}
      </p>
      <p className="hint">
        {[
          rating !== undefined && w('stars', { count: rating }),
          product,
          nickname,
          language && languageNamed(language),
          moment(waiting.createdAt),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {flags.length > 0 && (
        <ul className="flags">
          {flags.map((flag, at) => (
            <li key={at}>
              {[named(`flag_${flag.reason}`, flag.reason), flag.text].filter(Boolean).join(': ')}
              {flag.weighs && <span className="tag">{w('weighs')}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="moderated-end">
        {why !== 'hidden' && waiting.tellable && (
          <Field
            label={w('reason')}
            hint={w('reasonHint')}
            maxLength={300}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        )}
        {!waiting.tellable && <p className="hint">{w('reasonNone')}</p>}
        <div className="part-actions">
          {why !== 'out' && (
            <Button look="primary" disabled={busy} onClick={() => onDecide({ decision: 'published' })}>
              {w('publish')}
            </Button>
          )}
          {why !== 'hidden' && (
            <Button
              disabled={busy}
              onClick={() => onDecide({ decision: 'hidden', ...(reason.trim() !== '' && { reason: reason.trim() }) })}
            >
              {w('hide')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
