import { isRefusal } from '../calls/call.ts'
import { useTold } from '../i18n/told.ts'
import { notify } from '../ui/notices.tsx'
import { saveAs } from './save-as.ts'

/** Saves what a call answers as a file, or says why there is none; whoever would not show a proof knows already. */
export function useSave(name: string, read: () => Promise<ReadableStream | string>): () => void {
  const told = useTold()
  const save = async () => saveAs(name, await read())
  return () =>
    void save().catch((error: unknown) => {
      if (!isRefusal(error, 'STAFF_PROOF_REQUIRED')) notify(told(error))
    })
}
