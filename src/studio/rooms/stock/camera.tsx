import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { codesBefore } from './camera-codes.ts'
import { WORDS } from './words.ts'

const LOOK_MS = 200
/** One code before the camera is one piece until it is gone for so long. */
const SAME_MS = 1_500

/** Reads codes with the camera, where there is one; elsewhere there is a scanner or a keyboard. */
export function Camera({ onCode }: { readonly onCode: (code: string) => void }) {
  const { w } = useWords(WORDS)
  const [on, setOn] = useState(false)
  const [failed, setFailed] = useState(false)
  if (!('mediaDevices' in navigator)) return null
  return (
    <div className="count-camera">
      <Button onClick={() => setOn(!on)} aria-pressed={on}>
        {w(on ? 'cameraOff' : 'camera')}
      </Button>
      {failed && <p role="alert">{w('cameraFailed')}</p>}
      {on && (
        <Eye
          onCode={onCode}
          onFail={() => {
            setFailed(true)
            setOn(false)
          }}
        />
      )}
    </div>
  )
}

function Eye({ onCode, onFail }: { readonly onCode: (code: string) => void; readonly onFail: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef({ onCode, onFail })
  useEffect(() => {
    told.current = { onCode, onFail }
  })
  useEffect(() => {
    const seen = new Map<string, number>()
    let stream: MediaStream | undefined
    let over = false
    let next: ReturnType<typeof setTimeout> | undefined
    const read = video.current && codesBefore(video.current)
    const look = async () => {
      for (const code of (await read?.().catch(() => [])) ?? []) {
        if (over) return
        if (Date.now() - (seen.get(code) ?? 0) > SAME_MS) told.current.onCode(code)
        seen.set(code, Date.now())
      }
      if (!over) next = setTimeout(() => void look(), LOOK_MS)
    }
    void look()
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      })
      if (over) for (const track of stream.getTracks()) track.stop()
      else if (video.current) video.current.srcObject = stream
    }
    start().catch(() => told.current.onFail())
    return () => {
      over = true
      clearTimeout(next)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  return <video ref={video} autoPlay muted playsInline className="count-eye" />
}
