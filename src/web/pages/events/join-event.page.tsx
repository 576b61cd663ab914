import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { name as nameRule } from '#domain/identity/validators.ts'
import { labelled } from '#domain/sites/labelled.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { useI18n, useT } from '#web/i18n/i18n.tsx'
import { refusalText } from '#web/i18n/refusal-text.ts'
import { page } from '#web/page-factory.tsx'
import { PageNotFound, Redirect } from '#web/page-outcome.ts'
import { loadContent } from '#web/pages/content/load-content.ts'
import { attendeeOf, type Attendee } from '#web/sections/events/attendee-of.ts'
import { dayField, offerOf, type EventOffer } from '#web/sections/events/event-offer.ts'
import { EventDates } from '#web/sections/events/event-dates.tsx'
import { EventSteps } from '#web/sections/events/event-steps.tsx'
import { JoinForm } from '#web/sections/events/join-form.tsx'
import { withInner } from '#web/sections/load-sections.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, Text, TextLink } from '#web/ui/text.tsx'

type Found = { offer: EventOffer; event: string }
type Data = Found & { back: string; attendee: Attendee; problem: string | undefined; joined: boolean }

/** The dialog for joining an event, as a page: its form works without script. Signing in comes first. */
export const joinEventPage = page<Data>({
  path: '/join-event/:slug*',
  async load(visit, { slug = '' }) {
    const found = await findOffer(visit, slug)
    const asked = visit.url.searchParams
    return {
      ...found,
      back: shopUrl(visit.locale, '/:slug*', { slug }),
      attendee: await attendeeHere(visit),
      problem: asked.get('problem') ?? undefined,
      joined: asked.has('joined'),
    }
  },
  actions: { join },
  head: ({ offer, event }, { language }) => ({
    title: labelled(offer.title, event, language),
    robots: 'noindex',
    alternates: false,
  }),
  View: ({ data }) => (data.joined ? <Joined data={data} /> : <Join data={data} />),
})

/** The form that stands on the page with this slug. */
async function findOffer(visit: PageVisit, slug: string): Promise<Found> {
  const { page: content, loaded } = await loadContent(visit, slug)
  const eventId = visit.url.searchParams.get('event')
  const form = loaded.sections
    .flatMap(({ items }) => items.flatMap(withInner))
    .find(item => item.type === 'event-sign-up-form' && (eventId === null || item.eventId === eventId))
  if (form?.type !== 'event-sign-up-form') throw new PageNotFound()
  return { offer: offerOf(form, loaded.facts.today), event: content.title }
}

async function attendeeHere({ call, viewer, locale, url }: PageVisit): Promise<Attendee> {
  if (viewer.kind !== 'consumer') throw new Redirect(shopUrl(locale, '/sign-in', { return: url.pathname + url.search }))
  const { consumerProfile } = await call('consumer.profile')
  return attendeeOf(consumerProfile.consumerDetails)
}

async function join(visit: PageVisit, { slug = '' }: Readonly<Record<string, string>>): Promise<string> {
  const { call, form, url } = visit
  const [{ offer }, attendee] = await Promise.all([findOffer(visit, slug), attendeeHere(visit)])
  const days = offer.days.filter(day => form.get(dayField(day)) === 'on')
  const plusOne = form.get('plusOne')?.trim() ?? ''
  const next = new URLSearchParams({ event: offer.eventId })
  const ticked = form.get('terms') === 'on' && days.length > 0
  if (!ticked || nameRule(plusOne)) {
    next.set('problem', ticked ? 'INVALID_INPUT' : 'unticked')
    return `${url.pathname}?${next}`
  }
  try {
    await call('consumer.registerForEvent', {
      body: {
        ...attendee,
        eventId: offer.eventId,
        attendingDays: days.join(','),
        eventTermsAccepted: true,
        ...(plusOne === '' ? {} : { plusOne }),
        registrationTimestamp: new Date().toISOString(),
      },
    })
    next.set('joined', '')
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    next.set('problem', error.code ?? 'generic')
  }
  return `${url.pathname}?${next}`
}

function Join({ data: { offer, event, back, attendee, problem } }: { data: Data }) {
  const i18n = useI18n()
  return (
    <Container className="pt-8 pb-10 lg:pt-12 lg:pb-16">
      <div className="flex max-w-form flex-col gap-6">
        <Heading level={1} size="lg">
          {offer.title}
        </Heading>
        <Text quiet>
          <TextLink href={back}>{event}</TextLink>, <EventDates from={offer.startDate} to={offer.endDate} />
        </Text>
        {offer.days.length === 0 ? (
          <Notice kind="info">{i18n.t('sections.eventOver')}</Notice>
        ) : (
          <>
            <EventSteps signedIn />
            {problem && <Notice kind="error">{refusalText(i18n, problem)}</Notice>}
            <JoinForm offer={offer} attendee={attendee} />
          </>
        )}
      </div>
    </Container>
  )
}

function Joined({ data: { offer, back } }: { data: Data }) {
  const t = useT()
  return (
    <Container className="flex flex-col items-start gap-6 pt-8 pb-10 lg:pt-12 lg:pb-16">
      <Heading level={1} size="lg">
        {offer.confirmationTitle}
      </Heading>
      <Text>{offer.confirmationSubtitle}</Text>
      <ButtonLink href={back}>{t('ui.close')}</ButtonLink>
    </Container>
  )
}
