import type { Footer } from '#contract/content/content.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { CallError } from '#contract/client.ts'
import { isEmail } from '#domain/identity/email.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import { CONTENT_TAGS } from '#domain/sites/change-tags.ts'
import { contentRequest } from '#web/content-request.ts'
import { PageScopeProvider, scopeOf, usePageScope } from '#web/document/page-scope.tsx'
import { ifThere } from '#web/if-there.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useT } from '#web/i18n/i18n.tsx'
import { NewsletterForm } from '#web/shell/newsletter-form.tsx'
import { POP_UP } from '#web/pop-ups/newsletter-form.ts'
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

type Data = { outcome: Outcome | undefined; footer: Footer | undefined; category: string }

/** Where every newsletter form goes without script, and where the one of a pop-up comes from. */
export const newsletterPage = page({
  path: '/newsletter',
  shared: { asks: ['outcome', 'from'] },
  tags: () => [CONTENT_TAGS.footer],
  async load(visit): Promise<Data> {
    const { mode, query } = contentRequest(visit.url.searchParams)
    const category = visit.url.searchParams.get('from') === POP_UP ? POP_UP : 'page'
    const footer = await ifThere(visit.call('content.footer', { params: { mode, siteId: visit.site.id }, query }))
    return { outcome: outcomeOf(visit), footer, category }
  },
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

function NewsletterView({ data: { outcome, footer, category }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  const scope = usePageScope()
  return (
    <Container width="text" className="pt-8 lg:pt-12">
      <Heading level={1} size="xl">
        {t('newsletter.title')}
      </Heading>
      {outcome && (
        <Notice kind={OUTCOMES[outcome]} className="mt-6">
          {t(`newsletter.${outcome}`)}
        </Notice>
      )}
      {(outcome === undefined || OUTCOMES[outcome] === 'error') && (
        <div data-newsletter className="on-dark mt-8 bg-forest p-6 text-paper">
          {/* Ids of its own: it is taken over into other pages. */}
          <PageScopeProvider value={scopeOf(scope, 'letter')}>
            <NewsletterForm footer={footer} category={category} visit={visit} />
          </PageScopeProvider>
        </div>
      )}
      <ButtonLink href={homeUrl(visit.locale)} look="secondary" className="mt-8">
        {t('shell.backHome')}
      </ButtonLink>
    </Container>
  )
}
