import { useState } from 'react'
import { isGtin } from '#domain/feeds/gtin.ts'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { TOUCHED, type Style } from './style.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly style: Style
  readonly colourId: string
  readonly place: { readonly size: string; readonly width: string }
  readonly onClose: () => void
}

/** As the sizes of most shops are called; whoever has another way writes another. */
const proposed = (colourId: string, size: string) =>
  size === '' ? '' : `${colourId}-${size.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()}`

export function SizeDialog({ style, colourId, place, onClose }: Props) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const [size, setSize] = useState(place.size)
  const [width, setWidth] = useState(place.width)
  const [sku, setSku] = useState<string>()
  const [upc, setUpc] = useState('')
  const add = useSend('styles.change', TOUCHED, 'form')
  const wanted = sku ?? proposed(colourId, size)
  const isCode = /^\d{12,13}$/.test(upc) && isGtin(upc)
  const send = async () => {
    const now = { colour_id: colourId, size, width, upc }
    await add.mutateAsync([
      { params: { styleId: style.styleId }, body: { changes: [{ of: 'size', sku: wanted, now }] } },
    ])
    onClose()
  }
  return (
    <FormDialog
      title={w('addSize')}
      text={w('addSizeText')}
      action={w('addSize')}
      busy={add.isPending}
      why={needed([w('size'), size !== ''], [w('width'), width !== ''], [w('sku'), wanted !== ''], [w('upc'), isCode])}
      error={add.error}
      send={send}
      onClose={onClose}
    >
      {style.scale.length > 0 ? (
        <SelectField name="size" label={w('size')} value={size} onChange={event => setSize(event.target.value)}>
          <option value="">–</option>
          {style.scale.map(each => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      ) : (
        <Field
          name="size"
          label={w('size')}
          maxLength={40}
          value={size}
          onChange={event => setSize(event.target.value)}
        />
      )}
      <Field
        name="width"
        label={w('width')}
        maxLength={40}
        value={width}
        onChange={event => setWidth(event.target.value)}
      />
      <Field name="sku" label={w('sku')} maxLength={40} value={wanted} onChange={event => setSku(event.target.value)} />
      <Field
        name="upc"
        label={w('upc')}
        hint={upc !== '' && !isCode ? w('upcWrong') : undefined}
        inputMode="numeric"
        maxLength={13}
        value={upc}
        onChange={event => setUpc(event.target.value.trim())}
      />
    </FormDialog>
  )
}
