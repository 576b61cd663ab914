import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import type { Locale } from '#domain/sites/sites.ts'

type Props = {
  readonly slug: string
  /** The section; without one, the object itself. */
  readonly id: string | undefined
  readonly name: string
  /** Where its translation is read. */
  readonly at: Locale
  readonly children: ReactNode
}

/** The texts of one section under its name, which leads to it in the page. */
export function TranslationPart({ slug, id, name, at, children }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="translation-part">
      <h2 id={heading}>
        <Link
          to="/content/edit/$"
          params={{ _splat: slug }}
          search={{ locale: at, ...(id !== undefined && { item: id }) }}
        >
          {name}
        </Link>
      </h2>
      <ul className="translations">{children}</ul>
    </section>
  )
}
