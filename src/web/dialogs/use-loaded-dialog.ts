import { useEffect, useState } from 'react'
import { loadMessages } from '#web/i18n/browser-messages.ts'
import { useI18n, type Messages } from '#web/i18n/i18n.tsx'
import { giveUp, type OpenDialog } from './dialog-state.ts'
import { dialogEntry, isDialogName, type DialogShape, type DialogView } from './registry.ts'

export type LoadedDialog = {
  request: OpenDialog
  /** Tells one opening from the next. */
  serial: number
  View: DialogView
  messages: Messages
  shape: DialogShape
}

let opened = 0

/** The code and texts of the dialog that is asked for. It stays while it closes; the next one replaces it. */
export function useLoadedDialog(request: OpenDialog | undefined): LoadedDialog | undefined {
  const { language } = useI18n()
  const [loaded, setLoaded] = useState<LoadedDialog>()
  useEffect(() => {
    if (!request) return
    let wanted = true
    load(request, language).then(
      dialog => wanted && setLoaded(dialog),
      (error: unknown) => {
        console.error('Dialog failed', request.name, error)
        giveUp(request)
      },
    )
    return () => {
      wanted = false
    }
  }, [request, language])
  return loaded
}

async function load(request: OpenDialog, language: Parameters<typeof loadMessages>[0]): Promise<LoadedDialog> {
  if (!isDialogName(request.name)) throw new Error(`There is no dialog called ${request.name}`)
  const entry = dialogEntry(request.name)
  const [module, messages] = await Promise.all([entry.load(), loadMessages(language, ['ui', ...entry.namespaces])])
  return { request, serial: ++opened, View: module.default, messages, shape: entry.shape }
}
