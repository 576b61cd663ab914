import { useEffect, useRef } from 'react'
import { CallError } from '#contract/client.ts'
import { TIMINGS } from '#domain/time/timings.ts'
import { call } from '#web/call.ts'
import { loadOutside } from '#web/consent/load-outside.ts'
import { useI18n } from '#web/i18n/i18n.tsx'

type Props = {
  script: string
  containerId: string
  productId?: string
  categoryId?: string
  /** With what the page shows in place of its placeholders. */
  filter?: string
}

/** A gallery of another party in place of our own, which stays where that one does not come. */
export default function HostedWidget({ script, containerId, productId, categoryId, filter }: Props) {
  const { bcp47 } = useI18n()
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const start = async () => {
      const tag = productId === undefined ? undefined : await findTag(productId)
      await loadOutside(script, 'C0003', {
        container: ownIdOf(container.current, containerId),
        locale: bcp47,
        ...(tag && { tag }),
        ...(filter && { filter }),
        ...(categoryId !== undefined && { category: categoryId }),
      })
      await new Promise(resolve => setTimeout(resolve, TIMINGS.widgetInitDelay))
      if (!container.current?.hasChildNodes()) throw new Error('the widget left its container empty')
      container.current.closest('[data-gallery]')?.setAttribute('data-gallery', 'hosted')
    }
    start().catch((error: unknown) => console.warn('The picture widget failed', error))
  }, [script, containerId, productId, categoryId, filter, bcp47])
  return <div id={containerId} ref={container} />
}

/** Editors may give two galleries of a page the same name: each is filled by its own. */
function ownIdOf(element: HTMLElement | null, wanted: string): string {
  if (!element) return wanted
  const same = [...document.querySelectorAll(`[id^="${wanted}"]`)]
  if (document.getElementById(wanted) !== element) element.id = `${wanted}-${same.indexOf(element)}`
  return element.id
}

/** The widget knows products by their style. Without it the widget loads without a tag. */
async function findTag(productId: string): Promise<string | undefined> {
  try {
    return (await call('products.details', { params: { productId } })).masterId
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    console.warn('No product details for the picture widget', error)
    return undefined
  }
}
