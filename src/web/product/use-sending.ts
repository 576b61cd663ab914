import { useState, type FormEvent } from 'react'
import { CallError } from '#contract/client.ts'
import { failureWords } from '#web/i18n/failure-words.ts'
import { useT } from '#web/i18n/i18n.tsx'

/** Sends a form from an island: once at a time, and says why when the shop refuses. */
export function useSending(send: (fields: FormData) => Promise<void>) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function submit(fields: FormData) {
    setBusy(true)
    setProblem(undefined)
    try {
      await send(fields)
    } catch (error) {
      if (!(error instanceof CallError || error instanceof TypeError)) throw error
      setProblem(await failureWords(error, t('product.failed')))
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    problem,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      void submit(new FormData(event.currentTarget))
    },
  }
}
