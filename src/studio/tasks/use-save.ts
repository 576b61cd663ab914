import { CallError } from '#contract/client.ts'
import { isRefusal } from '../calls/call.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { notify } from '../ui/notices.tsx'
import { saveAs } from './save-as.ts'

/** Saves what a call answers as a file, or says why there is none; whoever would not show a proof knows already. */
export function useSave(name: string, read: () => Promise<ReadableStream | string>): () => void {
  const { t } = useI18n()
  const save = async () => saveAs(name, await read())
  return () =>
    void save().catch((error: unknown) => {
      if (!isRefusal(error, 'STAFF_PROOF_REQUIRED'))
        notify(error instanceof CallError ? error.message : t('failedText'))
    })
}
