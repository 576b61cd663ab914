import { useStore } from '@nanostores/react'
import { useEffect, useId, useState, type DragEvent } from 'react'
import { useWords } from '../i18n/room-words.ts'
import { Button } from '../ui/button.tsx'
import { droppedFiles } from './dropped-files.ts'
import type { Where } from './send-file.ts'
import { $sent, clearSent, send, sendAgain, tellUnread, type Sent } from './sending.ts'
import { TAKEN_TYPES } from './taken-types.ts'
import { WORDS } from './words.ts'

/** Where files are dropped, pasted or chosen, and what becomes of each. */
export function DropZone({ where }: { readonly where: Where }) {
  const { w } = useWords(WORDS)
  const id = useId()
  const [over, setOver] = useState(false)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? [])
      if (files.length === 0) return
      event.preventDefault()
      send(files, where)
    }
    globalThis.addEventListener('paste', paste)
    return () => globalThis.removeEventListener('paste', paste)
  }, [where])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void droppedFiles(event.dataTransfer).then(({ files, unread }) => {
      tellUnread(unread)
      send(files, where)
    })
  }
  return (
    <>
      {/* Whoever has no mouse uses the field inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="drop-zone"
        data-over={over}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>
          {w('drop')}{' '}
          <label htmlFor={id} className="drop-browse">
            {w('browse')}
          </label>
          <input
            id={id}
            type="file"
            multiple
            accept={TAKEN_TYPES}
            onChange={event => {
              send(Array.from(event.target.files ?? []), where)
              event.target.value = ''
            }}
          />
        </p>
        <p className="hint">{w('dropHint')}</p>
      </div>
      <SentList />
    </>
  )
}

const ENDS = ['added', 'duplicate', 'refused', 'failed', 'busy'] as const

function SentList() {
  const { w } = useWords(WORDS)
  const sent = useStore($sent)
  if (sent.length === 0) return null
  const counts = ENDS.map(state => ({ state, count: sent.filter(each => each.state === state).length }))
  const done = counts.reduce((sum, { count }) => sum + count, 0)
  const told = [
    ...(done < sent.length ? [w('sending', { done, all: sent.length })] : []),
    ...counts.flatMap(({ state, count }) => (count > 0 ? w(`sum_${state}`, { count }) : [])),
  ]
  return (
    <section className="sent">
      <div className="sent-head">
        <output>{told.join(' · ')}</output>
        {done > 0 && (
          <Button look="quiet" onClick={clearSent}>
            {w('clear')}
          </Button>
        )}
      </div>
      {done < sent.length && <progress max={sent.length} value={sent.reduce((sum, { share }) => sum + share, 0)} />}
      <ul>
        {sent
          .filter(({ state }) => state !== 'added' && state !== 'waiting')
          .map(each => (
            <SentFile key={each.key} sent={each} />
          ))}
      </ul>
    </section>
  )
}

function SentFile({ sent: { key, file, state, outcome } }: { readonly sent: Sent }) {
  const { w } = useWords(WORDS)
  const told =
    outcome?.state === 'refused'
      ? w(`why_${outcome.why}`)
      : state === 'duplicate'
        ? w('is_duplicate', { name: outcome?.asset.name ?? '' })
        : state === 'refused'
          ? ''
          : w(`is_${state}`)
  return (
    <li>
      <span>{file.name}</span>
      <span className={`badge badge-${state === 'refused' || state === 'failed' ? 'blocked' : 'waiting'}`}>{told}</span>
      {(state === 'failed' || state === 'busy') && (
        <Button look="quiet" onClick={() => sendAgain(key)}>
          {w('again')}
        </Button>
      )}
    </li>
  )
}
