import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { textOf, TOUCHED, type Style } from './style.ts'
import { WORDS } from './words.ts'

export function DuplicateDialog({ style, onClose }: { readonly style: Style; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const navigate = useNavigate()
  const [styleId, setStyleId] = useState('')
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({})
  const copy = useSend('styles.duplicate', TOUCHED, 'form')
  const colours = style.colours.flatMap(({ productId: from }) => {
    const to = numbers[from] ?? ''
    return to === '' ? [] : [{ from, to }]
  })
  const send = async () => {
    await copy.mutateAsync([{ params: { styleId: style.styleId }, body: { styleId, colours } }])
    onClose()
    await navigate({ to: '/catalogue/$styleId', params: { styleId } })
  }
  return (
    <FormDialog
      title={w('duplicate')}
      text={w('duplicateText')}
      action={w('duplicate')}
      busy={copy.isPending}
      ready={/^[A-Z0-9]{9,11}$/.test(styleId) && colours.every(({ to }) => /^[A-Z0-9]{8}$/.test(to))}
      error={copy.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('newNumber')}
        placeholder="CTR4T2BKM"
        maxLength={11}
        value={styleId}
        onChange={event => setStyleId(event.target.value.toUpperCase())}
      />
      {style.colours.map(({ productId, fields }) => (
        <Field
          key={productId}
          label={w('newColour', { colour: textOf(fields['name.en']) || productId })}
          hint={w('newColourHint')}
          maxLength={8}
          value={numbers[productId] ?? ''}
          onChange={event => setNumbers({ ...numbers, [productId]: event.target.value.toUpperCase() })}
        />
      ))}
    </FormDialog>
  )
}
