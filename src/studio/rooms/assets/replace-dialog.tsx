import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { TOUCHED, type AssetInUse } from '../../assets/asset.ts'
import { sendFile } from '../../assets/send-file.ts'
import { queries } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { WORDS } from './words.ts'

export function ReplaceDialog({ asset, onClose }: { readonly asset: AssetInUse; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const id = useId()
  const [file, setFile] = useState<File>()
  const replace = useMutation({
    mutationFn: async (chosen: File) => {
      const { state } = await sendFile(chosen, { replaces: asset.id }, () => {})
      if (state === 'added') await Promise.all(TOUCHED.map(name => queries.invalidateQueries({ queryKey: [name] })))
      return state === 'added'
    },
  })
  const send = async () => {
    if (file && (await replace.mutateAsync(file))) {
      notify(w('replaced'))
      onClose()
    }
  }
  return (
    <FormDialog
      title={w('replace')}
      text={w('replaceText')}
      action={w('replace')}
      busy={replace.isPending}
      ready={file !== undefined}
      error={replace.error}
      send={send}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={id}>{w('newFile')}</label>
        <input id={id} type="file" onChange={event => setFile(event.target.files?.[0])} />
      </div>
      {replace.data === false && (
        <p role="alert" className="form-error">
          {w('notReplaced')}
        </p>
      )}
    </FormDialog>
  )
}
