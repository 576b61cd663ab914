import type { MouseEvent, ReactNode } from 'react'
import { useT } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { linkLook } from '#web/ui/text.tsx'

export type Side = 'up' | 'down'

type Props = {
  /** The action of the page that counts the vote where there is no script. */
  action: string
  productId: string
  voiceId: string
  votes: { readonly up: number; readonly down: number }
  own?: Side | undefined
  onVote: (side: Side) => void
  children?: ReactNode
}

/** Helpful or not: a form that posts by itself where there is no script. */
export function VoteForm({ action, productId, voiceId, votes, own, onVote, children }: Props) {
  const t = useT()
  const button = (side: Side, text: string) => (
    <button
      type="submit"
      name="vote"
      value={side}
      aria-pressed={own === side}
      className={cx(
        side === 'up' ? 'min-h-9 rounded-control border border-stone-500 px-3 hover:border-ink' : linkLook(),
        own === side && 'font-semibold text-ink',
      )}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        onVote(side)
      }}
    >
      {text}
    </button>
  )
  return (
    <form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-sm text-slate">
      <input type="hidden" name="_action" value={action} />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="voiceId" value={voiceId} />
      {button('up', t('product.helpful', { count: votes.up }))}
      {button('down', t('product.notHelpful'))}
      {children}
    </form>
  )
}
