import { atom, onMount } from 'nanostores'
import type { Cart } from '#contract/cart/cart.entities.ts'
import { parsePromoCallout } from '#domain/promotions/promo-callout.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { keepText, readText } from '#web/session/browser-storage.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'

const KEY = 'cairn dismissed promotions'

const $dismissed = atom<readonly string[]>([])
onMount($dismissed, () => {
  if (typeof window !== 'undefined') $dismissed.set((readText('session', KEY) ?? '').split(' '))
})

function dismiss(id: string) {
  $dismissed.set([...$dismissed.get(), id])
  keepText('session', KEY, $dismissed.get().join(' '))
}

/** Promotions that are near, in three parts: where you are, what is missing, what you get. */
export function Approaching({ promoSummary }: { promoSummary: Cart['promoSummary'] }) {
  const t = useT()
  const dismissed = useShared($dismissed)
  const near = promoSummary.flatMap(({ promotionId, approachingDisplayLevel, calloutMessage }) => {
    const parts = approachingDisplayLevel && parsePromoCallout(calloutMessage ?? '')
    return parts && !dismissed.includes(promotionId) ? [{ promotionId, parts }] : []
  })
  if (near.length === 0) return null
  return (
    <ul className="mb-6 flex flex-col gap-2">
      {near.map(({ promotionId, parts: [lead, missing, gain] }) => (
        <li key={promotionId} className="flex items-center gap-4 bg-stone-100 py-2 pr-2 pl-4">
          <p className="flex-1 text-sm leading-6">
            <span className="text-slate">{lead}.</span> <strong>{missing}</strong> {gain}.
          </p>
          <IconButton label={t('cart.dismiss')} className="needs-script" onClick={() => dismiss(promotionId)}>
            <CloseIcon size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
