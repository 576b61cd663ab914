import { useState } from 'react'
import { CallError, type InputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { sameValue } from '#domain/bulk/cell-types.ts'
import { queries, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useTold } from '../../i18n/told.ts'
import { useWords } from '../../i18n/room-words.ts'
import { notify } from '../../ui/notices.tsx'
import { fieldsIn, TOUCHED, type Cell, type Part, type Style } from './style.ts'
import { WORDS } from './words.ts'

/** One field that somebody has changed and not saved: what they saw there, and what it is to be. */
type Entry = { readonly part: Part; readonly field: string; readonly was: Cell; readonly now: Cell }
type Changes = InputOf<StaffEndpointOf<'styles.change'>>['body']['changes']

const keyOf = (part: Part, field: string) => JSON.stringify([part, field])

/** Fields of one part travel together. */
function changesOf(entries: readonly Entry[]): Changes {
  const parts = new Map(entries.map(({ part }) => [JSON.stringify(part), part]))
  return Array.from(parts, ([key, part]) => {
    const own = entries.filter(entry => JSON.stringify(entry.part) === key)
    const was = Object.fromEntries(own.map(({ field, was: seen }) => [field, seen]))
    const now = Object.fromEntries(own.map(({ field, now: wanted }) => [field, wanted]))
    return { ...part, was, now }
  })
}

const turned = (entries: readonly Entry[]): Entry[] =>
  entries.map(entry => ({ ...entry, was: entry.now, now: entry.was }))

export type Draft = ReturnType<typeof useDraft>

/** What is changed and not saved yet. Saved, it can be taken back for as long as nobody else has touched it. */
export function useDraft(style: Style) {
  const { t } = useI18n()
  const toldOf = useTold()
  const { w, named } = useWords(WORDS)
  const [entries, setEntries] = useState<Readonly<Record<string, Entry>>>({})
  const send = useSend('styles.change', TOUCHED, 'form')
  const params = { styleId: style.styleId }
  const all = Object.values(entries)
  const current = (part: Part, field: string): Cell => fieldsIn(style, part)[field] ?? null

  function set(part: Part, field: string, now: Cell): void {
    const key = keyOf(part, field)
    const was = entries[key]?.was ?? current(part, field)
    const { [key]: _, ...others } = entries
    setEntries(sameValue(was, now) ? others : { ...entries, [key]: { part, field, was, now } })
  }

  async function save(): Promise<void> {
    try {
      await send.mutateAsync([{ params, body: { changes: changesOf(all) } }])
    } catch (error) {
      // Whoever was quicker is shown beside what was typed.
      await queries.invalidateQueries({ queryKey: ['styles.read'] })
      throw error
    }
    setEntries({})
    const back = changesOf(turned(all))
    notify(w('saved'), { label: t('undo'), act: () => send.mutateAsync([{ params, body: { changes: back } }]) })
  }

  return {
    count: all.length,
    busy: send.isPending,
    error: told(send.error),
    mayChange: style.mayChange,
    value: (part: Part, field: string): Cell => {
      const entry = entries[keyOf(part, field)]
      return entry ? entry.now : current(part, field)
    },
    isChanged: (part: Part, field: string): boolean => entries[keyOf(part, field)] !== undefined,
    /** What somebody else wrote meanwhile into a field that is changed here. */
    meanwhile(part: Part, field: string): Cell | undefined {
      const entry = entries[keyOf(part, field)]
      return entry && !sameValue(entry.was, current(part, field)) ? current(part, field) : undefined
    },
    set,
    /** Having seen what the other wrote. */
    keepMine(part: Part, field: string): void {
      const key = keyOf(part, field)
      const entry = entries[key]
      if (entry) setEntries({ ...entries, [key]: { ...entry, was: current(part, field) } })
    },
    takeTheirs: (part: Part, field: string): void => {
      const { [keyOf(part, field)]: _, ...others } = entries
      setEntries(others)
    },
    save,
    discard: () => setEntries({}),
  }

  function told(error: Error | null): string | undefined {
    if (!error) return undefined
    if (!(error instanceof CallError)) return toldOf(error)
    const { problem, field = '' } = error.details
    const [name = ''] = field.split('.')
    const words = named(`problem_${String(problem)}`, toldOf(error))
    return words.replace('{field}', named(name, field))
  }
}
