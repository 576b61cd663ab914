import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { TOUCHED, type AssetInUse } from '../../assets/asset.ts'
import { sendFile, type Outcome } from '../../assets/send-file.ts'
import { TAKEN_TYPES } from '../../assets/taken-types.ts'
import { WORDS as FILE_WORDS } from '../../assets/words.ts'
import { queries } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { WORDS } from './words.ts'

export function ReplaceDialog({ asset, onClose }: { readonly asset: AssetInUse; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const { w: ofFiles } = useWords(FILE_WORDS)
  const id = useId()
  const [file, setFile] = useState<File>()
  const [share, setShare] = useState(0)
  const replace = useMutation({
    mutationFn: async (chosen: File) => {
      const outcome = await sendFile(chosen, { replaces: asset.id }, setShare)
      if (outcome.state === 'added')
        await Promise.all(TOUCHED.map(name => queries.invalidateQueries({ queryKey: [name] })))
      return outcome
    },
  })
  const send = async () => {
    if (!file || (await replace.mutateAsync(file)).state !== 'added') return
    notify(w('replaced'))
    onClose()
  }
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    setShare(0)
    replace.reset()
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
        <input id={id} type="file" accept={TAKEN_TYPES} onChange={event => choose(event.target.files?.[0])} />
      </div>
      {replace.isPending && <progress aria-label={ofFiles('is_sending')} max={1} value={share} />}
      {replace.data && <NotReplaced outcome={replace.data} />}
    </FormDialog>
  )
}

function NotReplaced({ outcome }: { readonly outcome: Outcome }) {
  const { w } = useWords(WORDS)
  const { w: ofFiles } = useWords(FILE_WORDS)
  if (outcome.state === 'added') return null
  const told = () => {
    if (outcome.state !== 'refused') return ofFiles('is_duplicate', { name: outcome.asset.name })
    return outcome.why === 'unsupported' ? w('notAlike') : ofFiles(`why_${outcome.why}`)
  }
  return (
    <p role="alert" className="form-error">
      {told()}
    </p>
  )
}
