import { useEffect, useState } from 'react'
import { hearFrame, type FrameRef } from './frame-talk.ts'

/** Whether the page at this address hears clicks by now. Until it does, its links would lead out of the frame. */
export function useListening(frame: FrameRef, address: string): boolean {
  const [heard, setHeard] = useState<string>()
  useEffect(() => hearFrame(frame, ({ type }) => type === 'ready' && setHeard(address)), [frame, address])
  return heard === address
}
