import type { ReactNode } from 'react'
import { isRefusal } from '../calls/call.ts'
import { MISSING_WORDS } from '../i18n/missing-words.ts'
import { useWords } from '../i18n/room-words.ts'
import { Room } from './room.tsx'
import { Answer, Empty, type Asked } from './state.tsx'

type Props<T> = {
  readonly of: Asked<T>
  /** What it is called until it is there. */
  readonly title: string
  /** What is looked for: said where there is none. */
  readonly kind: Exclude<keyof typeof MISSING_WORDS, 'perhaps'>
  readonly id: string
  readonly children: (data: T) => ReactNode
}

/** A room of one thing: named also while it comes, and when it fails. */
export function RoomAnswer<T>({ of, title, kind, id, children }: Props<T>) {
  const { w } = useWords(MISSING_WORDS)
  if (of.data !== undefined) return children(of.data)
  return (
    <Room title={title}>
      {isRefusal(of.error, 'STAFF_NOT_FOUND') ? (
        <div role="alert">
          <Empty title={w(kind, { id })} text={w('perhaps')} />
        </div>
      ) : (
        <Answer of={of}>{() => null}</Answer>
      )}
    </Room>
  )
}
