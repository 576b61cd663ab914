import type { Target } from '#contract/content/content-fields.ts'
import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import type { SectionOf } from '#contract/content/content-sections.ts'
import { addressOfContent } from '#domain/content/content-address.ts'
import { homeUrl } from '#domain/sites/shop-urls.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useT } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { loadSections, type LoadedSections } from '#web/sections/load-sections.ts'
import { itemMark } from '#web/sections/parts/item-frame.tsx'
import { SectionList } from '#web/sections/section-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Contour } from '#web/ui/contour.tsx'
import { Container } from '#web/ui/layout.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import { Heading, Text } from '#web/ui/text.tsx'

type Lead = SectionOf<'rich-text'>
/** The words that lead the page, and whatever stands below them. */
type Written = { lead: Lead | undefined; below: LoadedSections }
type Data = { status: number; written: Written | undefined }

/** What editors wrote for lost visitors; our own words where they wrote none, or where the shop itself is in trouble. */
export const errorPage = (status: number) =>
  page<Data>({
    path: '',
    load: async visit => ({ status, written: status < 500 ? await findWritten(visit) : undefined }),
    status: data => data.status,
    head: ({ written }, visit) => ({
      title: written?.lead?.title ?? createI18n(visit.locale, catalogues[visit.language]).t(wordsFor(status).title),
      robots: 'noindex',
      alternates: false,
    }),
    View: ErrorView,
  })

/** What passes by itself is no fault to write about. */
const BUSY = 503

const WORDS = {
  lost: { title: 'shell.notFoundTitle', text: 'shell.notFoundText' },
  broken: { title: 'shell.errorTitle', text: 'shell.errorText' },
  busy: { title: 'shell.busyTitle', text: 'shell.busyText' },
} as const
const wordsFor = (status: number) => WORDS[status < 500 ? 'lost' : status === BUSY ? 'busy' : 'broken']

const SLUG = 'error-4xx'

/** Whoever is lost must not be lost twice: whatever goes wrong here, our own words remain. */
async function findWritten(visit: PageVisit): Promise<Written | undefined> {
  const { call, site, preview } = visit
  try {
    const params = { mode: preview ? 'preview' : 'live', siteId: site.id, page: SLUG } as const
    const { sections } = await call('content.page', { params })
    const lead = sections
      .flatMap(({ items }) => items)
      .find((item): item is Lead => item.type === 'rich-text' && item.title !== undefined)
    const others = sections.map(section => ({ ...section, items: section.items.filter(item => item !== lead) }))
    return { lead, below: await loadSections(sameForAll(visit), others) }
  } catch (error) {
    // That nobody wrote any is no misfortune.
    if (!(error instanceof CallError))
      console.error('What editors wrote for lost visitors cannot be shown', {
        correlationId: visit.correlationId,
        reason: error instanceof Error ? error.message : String(error),
      })
    return undefined
  }
}

/** Sections are kept for the address they stand at. Addresses that lead nowhere are without number: to them all are one. */
function sameForAll(visit: PageVisit): PageVisit {
  const address = addressOfContent(SLUG, visit.locale)
  return visit.preview || visit.url.pathname === address ? visit : { ...visit, url: new URL(address, visit.url) }
}

function ErrorView({ data: { status, written }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  const lead = written?.lead
  const words = wordsFor(status)
  const home = { url: homeUrl(visit.locale), text: t('shell.backHome') }
  const again = { url: visit.url.pathname + visit.url.search, text: t('shell.tryAgain') }
  const own = status === BUSY ? [again, home] : [home]
  const targets: readonly Pick<Target, 'url' | 'text'>[] = lead?.targets.length ? lead.targets : own
  return (
    <>
      <Container className="grid items-center gap-10 pt-12 lg:grid-cols-2 lg:pt-24">
        <div {...(lead && itemMark(lead))}>
          <Heading level={1} size="display">
            {lead?.title ?? t(words.title)}
          </Heading>
          {lead?.richText ? (
            <RichText html={lead.richText} className="mt-6 max-w-narrow text-slate" />
          ) : (
            <Text quiet className="mt-6 max-w-narrow">
              {t(words.text, { correlationId: visit.correlationId })}
            </Text>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            {targets.map(({ url, text }, index) => (
              <ButtonLink key={url} href={url} look={index === 0 ? 'primary' : 'secondary'}>
                {text}
              </ButtonLink>
            ))}
          </div>
        </div>
        <Contour seed={3.3} className="mx-auto w-full max-w-md text-stone-500" />
      </Container>
      {written && (
        <div className="pt-12 pb-16">
          <SectionList sections={written.below.sections} facts={written.below.facts} leads={false} />
        </div>
      )}
    </>
  )
}
