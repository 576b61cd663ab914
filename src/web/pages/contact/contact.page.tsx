import { labelled } from '#domain/sites/labelled.ts'
import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { LIMITS } from '#domain/time/timings.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { refusalText } from '#web/i18n/refusal-text.ts'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { Island } from '#web/islands/island.tsx'
import { page } from '#web/page-factory.tsx'
import { contentHead } from '#web/pages/content/content-head.ts'
import { loadContent, type ContentData } from '#web/pages/content/load-content.ts'
import { leaveFlash, takeFlash, typedIn } from '#web/pages/form-flash.ts'
import { SectionList } from '#web/sections/section-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading } from '#web/ui/text.tsx'

type Topic = { value: string; label: string }
type ContactData = ContentData & { topics: Topic[]; token: string; sent: string | null; problem: string | null } & {
  typed: Readonly<Record<string, string>>
}

const FORM = 'contact'
const NAME_LENGTH = 60
const ORDER_NUMBER = String.raw`[A-Za-z0-9][A-Za-z0-9_\-]{0,63}`
/** Browsers drop cookies of more than 4,096 bytes. */
const MOST_KEPT = 3800

/** Writing to us. The form needs no script: it posts to its own page, which says what came of it. */
export const contactPage = page<ContactData>({
  path: '/help/contact-us',
  async load(visit) {
    const [data, { categories }] = await Promise.all([
      loadContent(visit, 'contact-us'),
      visit.call('contact.categorySubject'),
    ])
    const token = visit.formToken('contact')
    const topics = categories.flatMap(({ id, label, subjects }) =>
      subjects.map(subject => ({
        value: `${id}/${subject.id}`,
        label: labelled(label, subject.label, visit.language),
      })),
    )
    const asked = visit.url.searchParams
    const { form, values = {} } = takeFlash(visit)
    const typed = form === FORM ? values : {}
    return { ...data, topics, token, sent: asked.get('sent'), problem: asked.get('problem'), typed }
  },
  head: contentHead,
  actions: { send },
  View: ContactView,
})

async function send(visit: PageVisit): Promise<string> {
  const { call, form, locale } = visit
  const [category = '', subject = ''] = (form.get('topic') ?? '').split('/')
  const text = (name: string) => form.get(name) ?? ''
  const orderNumber = text('orderNumber').trim()
  try {
    const { caseNumber } = await call('contact.send', {
      body: {
        firstName: text('firstName'),
        lastName: text('lastName'),
        email: text('email'),
        category,
        subject,
        message: text('message'),
        recaptcha_response: text('_captcha'),
        ...(orderNumber === '' ? {} : { orderNumber }),
      },
    })
    return shopUrl(locale, '/help/contact-us', { sent: caseNumber })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    leaveFlash(visit, { form: FORM, values: keptOf(form) })
    return shopUrl(locale, '/help/contact-us', { problem: error.code ?? 'generic' })
  }
}

/** What is typed comes back with a refusal; a message too long for a cookie cannot. */
function keptOf(form: URLSearchParams): Record<string, string> {
  const short = typedIn(form)
  const whole = { ...short, message: form.get('message') ?? '' }
  return encodeURIComponent(JSON.stringify(whole)).length <= MOST_KEPT ? whole : short
}

function ContactView({ data }: { data: ContactData }) {
  const i18n = useI18n()
  const { t } = i18n
  const { page: content, loaded, topics, token, sent, problem, typed } = data
  return (
    <Container className="grid gap-x-16 gap-y-12 pt-8 pb-10 lg:grid-cols-2 lg:pt-12 lg:pb-16">
      <div>
        <Heading level={1} size="xl">
          {content.title}
        </Heading>
        <p className="mt-4 mb-8 text-lg">{content.description}</p>
        {sent && (
          <Notice kind="success" title={t('contact.sentTitle')} className="mb-8">
            {t('contact.sent', { caseNumber: sent })}
          </Notice>
        )}
        {problem && (
          <Notice kind="error" title={t('contact.failed')} className="mb-8">
            {refusalText(i18n, problem)}
          </Notice>
        )}
        <form method="post" className="flex max-w-form flex-col gap-5">
          <ChecksItself />
          <input type="hidden" name="_action" value="send" />
          <Island name="proof-field" wake="load" props={{ action: 'contact', token }} />
          <SelectField
            name="topic"
            label={t('contact.topic')}
            choices={topics}
            placeholder={t('contact.chooseTopic')}
            defaultValue={typed['topic']}
            required
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="firstName"
              label={t('contact.firstName')}
              autoComplete="given-name"
              data-max={NAME_LENGTH}
              defaultValue={typed['firstName']}
              required
            />
            <TextField
              name="lastName"
              label={t('contact.lastName')}
              autoComplete="family-name"
              data-max={NAME_LENGTH}
              defaultValue={typed['lastName']}
              required
            />
          </div>
          <EmailField name="email" label={t('contact.email')} defaultValue={typed['email']} required />
          <TextField
            name="orderNumber"
            label={t('contact.orderNumber')}
            hint={t('contact.orderNumberHint')}
            pattern={ORDER_NUMBER}
            defaultValue={typed['orderNumber']}
          />
          <TextareaField
            name="message"
            label={t('contact.message')}
            rows={6}
            maxLength={LIMITS.contactMessageLength}
            defaultValue={typed['message']}
            required
          />
          <Button type="submit">{t('contact.send')}</Button>
        </form>
      </div>
      <div className="[&_.section-item]:px-0">
        <SectionList sections={loaded.sections} facts={loaded.facts} leads={false} />
      </div>
    </Container>
  )
}
