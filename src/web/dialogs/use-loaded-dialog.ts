import { useEffect, useState } from 'react'
import type { Messages } from '#web/i18n/i18n.tsx'
import { giveUp, type OpenDialog } from './dialog-state.ts'
import { fetchDialog } from './fetch-dialog.ts'
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
  const [loaded, setLoaded] = useState<LoadedDialog>()
  useEffect(() => {
    if (!request) return
    let wanted = true
    load(request).then(
      dialog => wanted && setLoaded(dialog),
      (error: unknown) => {
        console.error('Dialog failed', request.name, error)
        giveUp(request)
      },
    )
    return () => {
      wanted = false
    }
  }, [request])
  return loaded
}

async function load(request: OpenDialog): Promise<LoadedDialog> {
  if (!isDialogName(request.name)) throw new Error(`There is no dialog called ${request.name}`)
  const [module, messages] = await fetchDialog(request.name)
  return { request, serial: ++opened, View: module.default, messages, shape: dialogEntry(request.name).shape }
}
