import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { MODERATED_KINDS } from '#contract/staff/moderation/moderation-kinds.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useChangeSearch } from '../../lists/search.ts'
import { Button } from '../../ui/button.tsx'
import { FindForm } from '../../ui/find-form.tsx'
import { LEADING_KEYS } from '../../ui/leading-keys.ts'
import { notify } from '../../ui/notices.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { WordListDialog } from './word-list-dialog.tsx'
import { WaitingCard } from './waiting-card.tsx'
import { WORDS } from './words.ts'
import type { Queue, Verdict, Waiting } from './waiting.ts'

/** What shoppers wrote and showed, one after the other. */
export function ModerationRoom() {
  const { w } = useWords(WORDS)
  const [listed, setListed] = useState(false)
  const search = useSearch({ from: '/house/moderation' })
  const kind = MODERATED_KINDS.find(each => each === search.kind)
  const { q = '' } = search
  const change = useChangeSearch()
  const queue = useCall('moderation.queue', { query: kind ? { kind } : {} })
  return (
    <Room title={w('moderation')} actions={<Button onClick={() => setListed(true)}>{w('wordList')}</Button>}>
      <Answer of={queue}>
        {({ waiting, counts }) => (
          <>
            <Tabs kind={kind} counts={counts} />
            <FindForm
              label={w('find')}
              hint={w('findHint')}
              button={w('findButton')}
              longest={100}
              sought={q}
              onFind={sought => change({ q: sought })}
            />
            {q !== '' && <Found q={q} kind={kind} />}
            {q === '' && (waiting.length === 0 ? <Empty title={w('none')} /> : <Line waiting={waiting} />)}
          </>
        )}
      </Answer>
      {listed && <WordListDialog onClose={() => setListed(false)} />}
    </Room>
  )
}

type Kind = (typeof MODERATED_KINDS)[number]

/** Whatever was decided of it: what is out can be taken down, what was hidden shown again. */
function Found({ q, kind }: { readonly q: string; readonly kind: Kind | undefined }) {
  const { w } = useWords(WORDS)
  const found = useCall('moderation.find', { query: { q, ...(kind && { kind }) } })
  return (
    <Answer of={found}>
      {({ found: things }) =>
        things.length === 0 ? <Empty title={w('foundNone', { q })} /> : <Line waiting={things} />
      }
    </Answer>
  )
}

function Tabs({ kind, counts }: { readonly kind: Kind | undefined; readonly counts: Queue['counts'] }) {
  const { counted } = useI18n()
  const { w } = useWords(WORDS)
  const change = useChangeSearch()
  return (
    <fieldset className="tabs">
      <legend className="unseen">{w('moderation')}</legend>
      <button type="button" className="tab" aria-pressed={!kind} onClick={() => change({ kind: undefined })}>
        {w('all')}
      </button>
      {MODERATED_KINDS.map(each => (
        <button
          key={each}
          type="button"
          className="tab"
          aria-pressed={kind === each}
          onClick={() => change({ kind: each })}
        >
          {w(`kind_${each}`)} <span className="count">{counted(counts[each] ?? 0)}</span>
        </button>
      ))}
    </fieldset>
  )
}

function Line({ waiting }: { readonly waiting: readonly Waiting[] }) {
  const { w } = useWords(WORDS)
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, waiting.length - 1)
  const current = waiting[at]
  const { decide, undo, busy } = useDecisions()
  useKeys({
    j: () => setChosen(Math.min(at + 1, waiting.length - 1)),
    k: () => setChosen(Math.max(at - 1, 0)),
    e: () => current && decide(current, { decision: 'published' }),
    x: () => current && decide(current, { decision: 'hidden' }),
    z: undo,
  })
  return (
    <>
      <p className="hint moderation-keys">{w('keys')}</p>
      <ul className="moderation">
        {waiting.map((each, place) => (
          <WaitingCard
            key={`${each.kind} ${each.id}`}
            waiting={each}
            current={place === at}
            busy={busy}
            onDecide={verdict => decide(each, verdict)}
          />
        ))}
      </ul>
    </>
  )
}

const TOUCHED = ['moderation.queue', 'moderation.find', 'home.read'] as const

/** At once, with the way back offered. */
function useDecisions() {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const last = useRef<string>(undefined)
  const send = useSend('moderation.decide', TOUCHED)
  const takeBack = useSend('moderation.undo', TOUCHED)
  const back = (decisionId: string | undefined) => {
    last.current = undefined
    return decisionId === undefined ? undefined : takeBack.mutateAsync([{ params: { decisionId } }])
  }
  const decide = async ({ kind, id }: Waiting, verdict: Verdict) => {
    const { decisionId } = await send.mutateAsync([{ params: { kind, id }, body: verdict }])
    last.current = decisionId
    notify(w(verdict.decision), { label: t('undo'), act: () => back(decisionId) })
  }
  return {
    // A refusal leaves it in the queue, where it is seen again.
    decide: (waiting: Waiting, verdict: Verdict) => void decide(waiting, verdict).catch(() => {}),
    undo: () => void back(last.current)?.catch(() => {}),
    busy: send.isPending,
  }
}

const LEAD_MS = 1000

function useKeys(keys: Readonly<Record<string, () => unknown>>) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const typing = (event: KeyboardEvent) =>
      event.target instanceof HTMLElement && event.target.closest('input, select, textarea, [role=dialog]') !== null
    // The second letter of a way to another room is none of these.
    let led = -Infinity
    const act = (name: string) => (event: KeyboardEvent) => {
      if (!typing(event) && event.timeStamp - led > LEAD_MS) latest.current[name]?.()
    }
    const lead = (event: KeyboardEvent) => {
      led = event.timeStamp
    }
    const bound = Object.keys(latest.current).map(name => [name, act(name)])
    const leads = LEADING_KEYS.map(name => [name, lead])
    return tinykeys(globalThis.window, { ...Object.fromEntries([...bound, ...leads]) })
  }, [])
}
