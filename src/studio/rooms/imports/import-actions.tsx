import { isBigMove } from '#domain/money/price-moves.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../calls/call.ts'
import { useMe, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { saveAs } from '../../tasks/save-as.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import type { OneImport } from './one-import.ts'
import { WORDS } from './words.ts'

const TOUCHED = ['imports.read', 'imports.list'] as const

export function ImportActions({ of }: { readonly of: OneImport }) {
  const { w } = useWords(WORDS)
  const me = useMe().data
  const [undoing, setUndoing] = useState(false)
  const params = { importId: of.id }
  const save = useMutation({
    mutationFn: async (only: 'refused' | undefined) =>
      saveAs(`${of.kind}-${of.id}.${of.format}`, await call('imports.file', { params, query: only ? { only } : {} })),
  })
  const mayWrite = me?.permissions.includes('imports.write') === true && !of.busy
  const mayUndo = mayWrite && ['applied', 'applying', 'undoing'].includes(of.state)
  return (
    <>
      <Button busy={save.isPending} quietly={save.variables !== undefined} onClick={() => save.mutate(undefined)}>
        {w('result')}
      </Button>
      {(of.counts.refused ?? 0) > 0 && (
        <Button busy={save.isPending} quietly={save.variables === undefined} onClick={() => save.mutate('refused')}>
          {w('onlyRefused')}
        </Button>
      )}
      {mayUndo && <Button onClick={() => setUndoing(true)}>{w('undo')}</Button>}
      {mayWrite && (of.state === 'checked' || of.state === 'applying') && <Apply of={of} />}
      {undoing && <UndoDialog of={of} onClose={() => setUndoing(false)} />}
    </>
  )
}

function Apply({ of }: { readonly of: OneImport }) {
  const { w } = useWords(WORDS)
  const { number } = useI18n()
  const [allOrNothing, setAll] = useState(of.allOrNothing)
  const [lookedAgain, setLookedAgain] = useState(false)
  const needsLook = of.state === 'checked' && of.moves.some(isBigMove)
  const apply = useSend('imports.apply', TOUCHED)
  const count = (of.counts.new ?? 0) + (of.counts.changed ?? 0)
  const nothing = of.state === 'checked' && (count === 0 || (allOrNothing && (of.counts.refused ?? 0) > 0))
  return (
    <>
      <label className="check">
        <input type="checkbox" checked={allOrNothing} onChange={({ target }) => setAll(target.checked)} />
        {w('allOrNothing')}
      </label>
      {needsLook && (
        <label className="check warning">
          <input type="checkbox" checked={lookedAgain} onChange={({ target }) => setLookedAgain(target.checked)} />
          {w('lookAgain')}
        </label>
      )}
      <Button
        look="primary"
        busy={apply.isPending}
        why={
          nothing
            ? w(count > 0 ? 'noneAsRefused' : 'nothingToDo')
            : needsLook && !lookedAgain
              ? w('lookFirst')
              : undefined
        }
        onClick={() => apply.mutate([{ params: { importId: of.id }, body: { allOrNothing, lookedAgain } }])}
      >
        {of.state === 'checked' ? (count === 1 ? w('applyOne') : w('apply', { count: number(count) })) : w('goOn')}
      </Button>
    </>
  )
}

function UndoDialog({ of, onClose }: { readonly of: OneImport; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const undo = useSend('imports.undo', TOUCHED, 'form')
  return (
    <FormDialog
      title={w('undo')}
      text={w('undoText')}
      action={w('undo')}
      danger
      busy={undo.isPending}
      error={undo.error}
      send={() => undo.mutateAsync([{ params: { importId: of.id } }]).then(onClose)}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}
