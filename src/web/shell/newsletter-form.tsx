import type { Footer } from '#contract/content/content.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { Island } from '#web/islands/island.tsx'

type Props = {
  footer: Pick<Footer, 'items'> | undefined
  /** Where the sign-up came from. */
  category: string
  visit: Pick<PageVisit, 'site'>
}

/** The same form wherever it stands, with what editors wrote in the footer about the data. */
export const NewsletterForm = ({ footer, category, visit: { site } }: Props) => (
  <Island
    name="newsletter"
    wake="interaction"
    props={{
      policy: footer?.items.find(({ kind }) => kind === 'newsletter')?.richText ?? '',
      category,
      country: site.country,
      confirms: site.region === 'EMEA',
    }}
  />
)
