import type { RefObject } from 'react'
import { isFromFrame, type FromFrame, type ToFrame } from '#contract/content/frame-messages.ts'

export type FrameRef = RefObject<HTMLIFrameElement | null>

export const tellFrame = (frame: FrameRef, message: ToFrame): void =>
  frame.current?.contentWindow?.postMessage(message, location.origin)

/** What this frame says, and no other window. Answers how to stop listening. */
export function hearFrame(frame: FrameRef, listen: (message: FromFrame) => void): () => void {
  const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source === frame.current?.contentWindow && isFromFrame(data)) listen(data)
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}
