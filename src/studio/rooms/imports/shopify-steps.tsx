import { useNavigate } from '@tanstack/react-router'
import { SHOPIFY_KINDS } from '#domain/bulk/shopify-header.ts'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import type { OneImport } from './one-import.ts'
import { keepSent, sentAs } from './sent-file.ts'
import { WORDS } from './words.ts'

/** One file of Shopify's brings six kinds of things: which of them are through, and what it is sent as next. */
export function ShopifySteps({ of }: { readonly of: OneImport }) {
  const { w } = useWords(WORDS)
  const navigate = useNavigate()
  const upload = useSend('imports.upload', ['imports.list'], 'form')
  const file = sentAs(of.id)
  const at = SHOPIFY_KINDS.findIndex(kind => kind === of.kind)
  const next = SHOPIFY_KINDS[at + 1]
  if (!file || at < 0) return null
  const isThrough = of.state === 'applied' || (of.state === 'checked' && !of.counts.new && !of.counts.changed)
  const send = () => {
    if (!next) return
    upload.mutate([{ query: { kind: next, name: of.fileName }, body: file }], {
      onSuccess: ({ id }) => {
        keepSent(id, file)
        void navigate({ to: '/imports/$importId', params: { importId: id } })
      },
    })
  }
  return (
    <section className="part" aria-labelledby="shopify">
      <h2 id="shopify">{w('shopify')}</h2>
      <p className="hint">{w('shopifyText')}</p>
      <ol className="import-steps">
        {SHOPIFY_KINDS.map((kind, place) => (
          <li key={kind} aria-current={place === at ? 'step' : undefined}>
            {w(`kind_${kind}`)}
          </li>
        ))}
      </ol>
      {next && (
        <Button busy={upload.isPending} why={isThrough ? undefined : w('applyFirst')} onClick={send}>
          {w('sendNext', { kind: w(`kind_${next}`) })}
        </Button>
      )}
      <FormError error={upload.error} />
    </section>
  )
}
