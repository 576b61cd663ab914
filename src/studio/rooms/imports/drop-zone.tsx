import { useId, useState } from 'react'
import type { BulkKind } from '#domain/bulk/bulk-kinds.ts'
import { SHOPIFY_KINDS } from '#domain/bulk/shopify-header.ts'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { SelectField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { isOfShopify, keepSent } from './sent-file.ts'
import { WORDS } from './words.ts'

type Props = { readonly kinds: readonly BulkKind[]; readonly onSent: (importId: string) => void }

/** What a file is called often says what is in it: `list-prices` more than `prices`. */
const kindOf = (name: string, kinds: readonly BulkKind[]) =>
  kinds.toSorted((a, b) => b.length - a.length).find(kind => name.toLowerCase().includes(kind))

export function DropZone({ kinds, onSent }: Props) {
  const { w } = useWords(WORDS)
  const id = useId()
  const [chosen, setChosen] = useState<BulkKind>()
  const [over, setOver] = useState(false)
  const [name, setName] = useState('')
  const upload = useSend('imports.upload', ['imports.list'], 'form')
  const [first] = kinds
  if (!first) return null
  const send = async (file: File | undefined) => {
    if (!file || upload.isPending) return
    setName(file.name)
    // What cannot be read says so when it is sent.
    const shopify = await isOfShopify(file).catch(() => false)
    // Brands come first.
    const kind =
      chosen ??
      kindOf(file.name, kinds) ??
      (shopify ? SHOPIFY_KINDS.find(each => kinds.includes(each)) : undefined) ??
      first
    const format = file.name.endsWith('.jsonl') ? 'jsonl' : 'csv'
    upload.mutate([{ query: { kind, format, name: file.name.slice(-200) }, body: file }], {
      onSuccess: ({ id: sent }) => {
        if (shopify) keepSent(sent, file)
        onSent(sent)
      },
    })
  }
  return (
    <section className="part">
      <div className="desk-filters">
        <SelectField
          label={w('kind')}
          value={chosen ?? first}
          onChange={({ target }) => setChosen(kinds.find(kind => kind === target.value))}
        >
          {kinds.map(kind => (
            <option key={kind} value={kind}>
              {w(`kind_${kind}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {/* Files are dropped with a mouse; keys and readers use the field in it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        htmlFor={id}
        className="file-drop"
        data-over={over || undefined}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault()
          setOver(false)
          void send(event.dataTransfer.files[0])
        }}
      >
        <strong>{upload.isPending ? w('sending', { name }) : w('drop')}</strong>
        <span className="hint">{w('dropText')}</span>
        <input
          id={id}
          className="unseen"
          type="file"
          accept=".csv,.tsv,.txt,.jsonl,text/csv"
          onChange={({ target }) => {
            void send(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
      <FormError error={upload.error} />
    </section>
  )
}
