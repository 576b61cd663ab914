import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { WORDS } from './words.ts'

type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> }
declare global {
  var BarcodeDetector: (new (options: { formats: readonly string[] }) => Detector) | undefined
}

const FORMATS = ['ean_13', 'upc_a', 'code_128'] as const
const LOOK_MS = 200
/** One code before the camera is one piece until it is gone for so long. */
const SAME_MS = 1_500

/** Reads codes with the camera, where the browser can; elsewhere there is a scanner or a keyboard. */
export function Camera({ onCode }: { readonly onCode: (code: string) => void }) {
  const { w } = useWords(WORDS)
  const [on, setOn] = useState(false)
  const [failed, setFailed] = useState(false)
  if (globalThis.BarcodeDetector === undefined) return null
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
    const detector = globalThis.BarcodeDetector && new globalThis.BarcodeDetector({ formats: FORMATS })
    const seen = new Map<string, number>()
    let stream: MediaStream | undefined
    let over = false
    const look = async () => {
      if (!video.current || !detector) return
      for (const { rawValue } of await detector.detect(video.current).catch(() => [])) {
        if (Date.now() - (seen.get(rawValue) ?? 0) > SAME_MS) told.current.onCode(rawValue)
        seen.set(rawValue, Date.now())
      }
    }
    const timer = setInterval(() => void look(), LOOK_MS)
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (over) for (const track of stream.getTracks()) track.stop()
      else if (video.current) video.current.srcObject = stream
    }
    start().catch(() => told.current.onFail())
    return () => {
      over = true
      clearInterval(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  return <video ref={video} autoPlay muted playsInline className="count-eye" />
}
