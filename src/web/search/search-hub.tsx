import type { Output } from '#contract/endpoint.ts'
import type { internal } from '#contract/components/internal.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { ArrowRightIcon } from '#web/ui/icons.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Heading } from '#web/ui/text.tsx'

type Props = { hub: Output<typeof internal.search>; query: string }

/** The search page before anything is searched for. */
export function SearchHub({ hub, query }: Props) {
  const t = useT()
  return (
    <Container className="flex flex-col gap-12 pt-8 pb-12 lg:pt-12 lg:pb-20">
      <div className="flex flex-col gap-6">
        <Heading level={1} size="xl">
          {t('listing.searchHeading')}
        </Heading>
        <div className="max-w-form">
          <Island name="search-box" wake="interaction" props={{ look: 'page', query }} />
        </div>
      </div>
      <div className="grid gap-12 md:grid-cols-2">
        <section aria-labelledby="popular-terms" className="flex flex-col gap-4">
          <h2 id="popular-terms" className="text-lg font-semibold">
            {t('listing.popular')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {hub.popularTerms.map(({ text, url }) => (
              <li key={text}>
                <a
                  href={url}
                  className="inline-flex min-h-11 items-center rounded-control bg-stone-100 px-4 hover:bg-stone-200"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="browse-categories" className="flex flex-col gap-4">
          <h2 id="browse-categories" className="text-lg font-semibold">
            {t('listing.browse')}
          </h2>
          <ul className="border-t border-stone-300">
            {hub.categories.map(({ id, name, url }) => (
              <li key={id} className="border-b border-stone-300">
                <a
                  href={url}
                  className="flex min-h-12 items-center justify-between gap-4 hover:underline underline-offset-4"
                >
                  {name}
                  <ArrowRightIcon size={18} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Container>
  )
}
