import { useCallback, useEffect, useRef, useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import { CallError } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { keepInBrowser, keptInBrowser } from '../../preferences/kept-in-browser.ts'

export type Scan = { readonly id: string; readonly code: string; readonly qty: number }
type Answer = OutputOf<StaffEndpointOf<'counts.scan'>>

const MOST_AT_ONCE = 500
const AGAIN_MS = 4_000

const keyOf = (countId: string) => `cairn-scans ${countId}` as const

const isScan = (value: unknown): value is Scan =>
  typeof value === 'object' && value !== null && 'id' in value && 'code' in value && 'qty' in value

const keptScans = (countId: string): Scan[] => {
  const kept = keptInBrowser(keyOf(countId))
  return Array.isArray(kept) ? kept.filter(isScan) : []
}

/**
 * Scans stay on the phone until the server has them, also over a reload. Each has a name of its own, so that one whose
 * answer was lost is sent again and counts once.
 */
export function useScanQueue(countId: string, onAnswer: (answer: Answer) => void) {
  const [waiting, setWaiting] = useState(() => keptScans(countId))
  const [refused, setRefused] = useState(false)
  const queue = useRef(waiting)
  const sending = useRef(false)
  const told = useRef(onAnswer)
  useEffect(() => {
    told.current = onAnswer
  })
  const keep = useCallback(
    (scans: Scan[]) => {
      queue.current = scans
      keepInBrowser(keyOf(countId), scans)
      setWaiting(scans)
    },
    [countId],
  )
  const flush = useCallback(async () => {
    if (sending.current) return
    sending.current = true
    try {
      while (queue.current.length > 0) {
        const scans = queue.current.slice(0, MOST_AT_ONCE)
        const answer = await call('counts.scan', { params: { id: countId }, body: { scans } })
        const sent = new Set(scans.map(({ id }) => id))
        keep(queue.current.filter(({ id }) => !sent.has(id)))
        setRefused(false)
        told.current(answer)
      }
    } catch (error) {
      // What the network lost is sent again; a refusal is told.
      setRefused(error instanceof CallError)
    } finally {
      sending.current = false
    }
  }, [countId, keep])
  useEffect(() => {
    const again = () => void flush()
    again()
    const timer = setInterval(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [flush])
  const add = (code: string, qty: number) => {
    keep([...queue.current, { id: crypto.randomUUID(), code, qty }])
    void flush()
  }
  return { waiting: waiting.length, refused, add }
}
