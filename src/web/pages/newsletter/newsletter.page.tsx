import type { PageVisit } from '#contract/web.ts'
import { CallError } from '#contract/client.ts'
import { isEmail } from '#domain/identity/email.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useT } from '#web/i18n/i18n.tsx'
import { newsletterRequest } from '#web/newsletter/newsletter-request.ts'
import { page } from '#web/page-factory.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading } from '#web/ui/text.tsx'

const OUTCOMES = { done: 'success', doneConfirm: 'success', failed: 'error', invalid: 'error' } as const
type Outcome = keyof typeof OUTCOMES

const outcomeOf = (visit: PageVisit): Outcome | undefined => {
  const asked = visit.url.searchParams.get('outcome') ?? ''
  return asked === 'done' || asked === 'doneConfirm' || asked === 'failed' || asked === 'invalid' ? asked : undefined
}

/** Where the newsletter form of the footer goes without script. */
export const newsletterPage = page({
  path: '/newsletter',
  load: async visit => ({ outcome: outcomeOf(visit) }),
  head: (_data, visit) => ({
    title: createI18n(visit.locale, catalogues[visit.language]).t('newsletter.title'),
    robots: 'noindex',
  }),
  View: NewsletterView,
  actions: {
    subscribe: async visit => shopUrl(visit.locale, '/newsletter', { outcome: await subscribe(visit) }),
  },
})

async function subscribe({ call, form, site }: PageVisit): Promise<Outcome> {
  const email = form.get('email')?.trim() ?? ''
  if (!isEmail(email) || form.get('policy') === null) return 'invalid'
  try {
    const category = form.get('category')?.slice(0, 60) ?? 'footer'
    await call('consumer.createSubscription', { body: newsletterRequest(email, category, site.country) })
    return site.region === 'EMEA' ? 'doneConfirm' : 'done'
  } catch (error) {
    if (error instanceof CallError) return 'failed'
    throw error
  }
}

function NewsletterView({ data: { outcome }, visit }: { data: { outcome: Outcome | undefined }; visit: PageVisit }) {
  const t = useT()
  return (
    <Container width="text" className="pt-12 lg:pt-20">
      <Heading level={1} size="xl">
        {t('newsletter.title')}
      </Heading>
      {outcome && (
        <Notice kind={OUTCOMES[outcome]} className="mt-6">
          {t(`newsletter.${outcome}`)}
        </Notice>
      )}
      <ButtonLink href={homeUrl(visit.locale)} look="secondary" className="mt-8">
        {t('shell.backHome')}
      </ButtonLink>
    </Container>
  )
}
