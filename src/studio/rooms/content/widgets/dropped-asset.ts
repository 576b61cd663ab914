import { useState, type DragEvent } from 'react'
import { CallError } from '#contract/client.ts'
import { TOUCHED, type Asset } from '../../../assets/asset.ts'
import { droppedFiles } from '../../../assets/dropped-files.ts'
import { sendFile } from '../../../assets/send-file.ts'
import { queries } from '../../../calls/queries.ts'
import { useTold } from '../../../i18n/told.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { notify } from '../../../ui/notices.tsx'
import { WORDS } from '../words.ts'

/** A file that is dropped on a place goes into the library, and from there into the place. */
export function useDroppedAsset(onAsset: (asset: Asset) => void) {
  const { w } = useWords(WORDS)
  const told = useTold()
  const [state, setState] = useState<'over' | 'sending'>()
  const take = async (event: DragEvent) => {
    const {
      files: [file],
      unread: [unread],
    } = await droppedFiles(event.dataTransfer)
    if (!file) {
      if (unread !== undefined) notify(w('fileRefused', { name: unread }))
      return setState(undefined)
    }
    setState('sending')
    try {
      const outcome = await sendFile(file, {}, () => {})
      if (outcome.state === 'refused') notify(w('fileRefused', { name: file.name }))
      else onAsset(outcome.asset)
      await Promise.all(TOUCHED.map(name => queries.invalidateQueries({ queryKey: [name] })))
    } catch (error) {
      notify(error instanceof CallError ? told(error) : w('fileRefused', { name: file.name }))
    } finally {
      setState(undefined)
    }
  }
  return {
    state,
    target: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        event.stopPropagation()
        setState('over')
      },
      onDragLeave: () => setState(undefined),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        event.stopPropagation()
        void take(event)
      },
    },
  }
}
