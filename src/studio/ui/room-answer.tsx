import type { ReactNode } from 'react'
import { Room } from './room.tsx'
import { Answer, type Asked } from './state.tsx'

type Props<T> = {
  readonly of: Asked<T>
  /** What it is called until it is there. */
  readonly title: string
  readonly children: (data: T) => ReactNode
}

/** A room of one thing: named also while it comes, and when it fails. */
export function RoomAnswer<T>({ of, title, children }: Props<T>) {
  if (of.data !== undefined) return children(of.data)
  return (
    <Room title={title}>
      <Answer of={of}>{() => null}</Answer>
    </Room>
  )
}
