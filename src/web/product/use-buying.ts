import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import { $dialog, openDialog } from '#web/dialogs/dialog-state.ts'
import { failureWords } from '#web/i18n/failure-words.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { addToCart } from '#web/state/cart-state.ts'
import type { ItemToAdd } from './add-items.ts'
import { onlyChoice, widthsOf, type Buying } from './buying.ts'

/** The state of buying: width, size, quantity, and what the shop said. May begin with a size chosen elsewhere. */
export function useBuying(buying: Buying, done?: () => void, first?: string) {
  const t = useT()
  const widths = widthsOf(buying.choices)
  const [width, setWidth] = useState(widths.includes('regular') ? 'regular' : (widths[0] ?? 'regular'))
  const [sku, setSku] = useState(first ?? onlyChoice(buying.choices)?.sku)
  const [qty, setQty] = useState(1)
  const [problem, setProblem] = useState<string>()
  /** Somebody wanted to buy before choosing. */
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  /** What the cart was opened to show. */
  const [told, setTold] = useState<object>()
  const inFront = useShared($dialog)
  const chosen = buying.choices.find(choice => choice.sku === sku)

  async function add(extra: Partial<ItemToAdd> = {}) {
    if (!chosen) return setAsked(true)
    setBusy(true)
    setProblem(undefined)
    // Sent before anything else is begun: the shop answers while the rest comes.
    const added = addToCart([{ sku: chosen.sku, qty, ...extra }])
    fetchCart()
    try {
      await added
      done?.()
      const shown = { addedSkus: [chosen.sku] }
      setTold(shown)
      openDialog('mini-cart', shown, buying.cartUrl)
    } catch (error) {
      if (!(error instanceof CallError || error instanceof TypeError)) throw error
      setProblem(await failureWords(error, t('product.failed')))
    } finally {
      setBusy(false)
    }
  }

  return {
    widths,
    width,
    chooseWidth(next: string) {
      setWidth(next)
      setSku(undefined)
    },
    choices: buying.choices.filter(choice => choice.width === width),
    chosen,
    choose(next: string) {
      setSku(next)
      setAsked(false)
      setProblem(undefined)
    },
    qty,
    setQty,
    problem,
    /** What is said at the sizes. */
    missing: asked ? t('product.chooseSize') : undefined,
    busy,
    /** Until the cart that shows it is closed. */
    added: told !== undefined && inFront?.params === told,
    add,
  }
}

/** What shows the cart comes while the shop answers, and is asked for again then if it cannot be had. */
const fetchCart = () =>
  void Promise.all([
    import('#web/islands/fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead('dialog-host')),
    import('#web/dialogs/fetch-dialog.ts').then(({ fetchDialog }) => fetchDialog('mini-cart')),
  ]).catch(() => {})
