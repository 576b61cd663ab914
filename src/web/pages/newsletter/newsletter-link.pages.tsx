import type { PageVisit } from '#contract/web.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { attempt } from '#web/sign-in/attempt.ts'
import { FormMarks, StepFrame } from '#web/sign-in/step-frame.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { titleOf } from '../sign-in/flow-page.tsx'

const ANSWERS = { confirm: 'confirmed', leave: 'left' } as const
type Answer = keyof typeof ANSWERS
type Data = { answer: Answer; token: string; outcome: 'done' | 'expired' | undefined }

const outcomeOf = (text: string | null) => (text === 'done' || text === 'expired' ? text : undefined)

/** Where the links of mails lead. A press answers, not the visit: programs that look at mail follow links too. */
const linkPage = (answer: Answer) =>
  page<Data>({
    path: `/newsletter/${answer}`,
    load: async ({ url: { searchParams } }) => ({
      answer,
      token: searchParams.get('token') ?? '',
      outcome: outcomeOf(searchParams.get('outcome')),
    }),
    head: (_data, visit) => ({ title: titleOf(visit, `newsletter.${answer}Title`), robots: 'noindex' }),
    View: LinkView,
    actions: {
      answer: async visit => {
        const token = visit.form.get('token') ?? ''
        const failure = await attempt(() => visit.call('consumer.followSubscriptionLink', { body: { token } }))
        return shopUrl(visit.locale, `/newsletter/${answer}`, { outcome: failure ? 'expired' : 'done' })
      },
    },
  })

export const confirmNewsletterPage = linkPage('confirm')
export const leaveNewsletterPage = linkPage('leave')

function LinkView({ data: { answer, token, outcome }, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  return (
    <Container className="pt-8 pb-16 lg:pt-12">
      <div className="mx-auto max-w-xl">
        <StepFrame
          title={t(`newsletter.${answer}Title`)}
          {...(outcome === undefined && { text: t(`newsletter.${answer}Text`) })}
        >
          {outcome === 'done' && <Notice kind="success">{t(`newsletter.${ANSWERS[answer]}`)}</Notice>}
          {outcome === 'expired' && <Notice kind="error">{t('newsletter.expired')}</Notice>}
          {outcome === undefined ? (
            <form method="post" action={shopUrl(visit.locale, `/newsletter/${answer}`)} className="flex flex-col gap-5">
              <FormMarks action="answer" />
              <input type="hidden" name="token" value={token} />
              <Button type="submit" wide>
                {t(`newsletter.${answer}`)}
              </Button>
            </form>
          ) : (
            <ButtonLink href={homeUrl(visit.locale)} look="secondary">
              {t('shell.backHome')}
            </ButtonLink>
          )}
        </StepFrame>
      </div>
    </Container>
  )
}
