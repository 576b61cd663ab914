import { useEffect, useRef } from 'react'
import type { DialogContentSlug } from '#domain/content/screens.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { useI18n } from '#web/i18n/i18n.tsx'

/** What editors wrote to go with a dialog: made by the server like any page, and taken over from there. */
export function DialogContent({ slug }: { slug: DialogContentSlug }) {
  const { locale } = useI18n()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const gone = new AbortController()
    void sectionsOf(shopUrl(locale, '/:slug*', { slug }), gone.signal).then(found =>
      place.current?.replaceChildren(...found.map(each => document.importNode(each, true))),
    )
    return () => gone.abort()
  }, [locale, slug])
  // A dialog is narrow on every screen: what lies side by side on a page stands one below the other.
  return <div ref={place} className="mt-8 empty:hidden [--gutter:0px] [&_ul]:grid-cols-1" />
}

/** Nothing where there is none, or no answer: the dialog does its work without it. */
async function sectionsOf(address: string, signal: AbortSignal): Promise<Element[]> {
  try {
    const answer = await fetch(address, { signal })
    if (!answer.ok) return []
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return [...page.querySelectorAll('[data-sections] > .section-item')]
  } catch (error) {
    // A dialog that was closed meanwhile, or no network.
    if (error instanceof DOMException || error instanceof TypeError) return []
    throw error
  }
}
