import { labelled } from '#domain/sites/labelled.ts'
import type { ReactNode } from 'react'
import { CallError } from '#contract/client.ts'
import type { ProductDetails } from '#contract/products/product.entities.ts'
import type { FormAction, PageVisit } from '#contract/web.ts'
import { findProductId } from '#domain/sites/slugs.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useI18n, type MessageKey } from '#web/i18n/i18n.tsx'
import { refusalText } from '#web/i18n/refusal-text.ts'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { Island } from '#web/islands/island.tsx'
import { ProductImage } from '#web/media/product-image.tsx'
import { page } from '#web/page-factory.tsx'
import { PageNotFound } from '#web/page-outcome.ts'
import { QuestionFields, questionOf } from '#web/product/question-fields.tsx'
import { ReviewFields, reviewOf } from '#web/product/review-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, Text, TextLink } from '#web/ui/text.tsx'
import { detailsOf } from './load-product.ts'

type Data = { product: ProductDetails; token: string; problem: string | null }
type Voice = {
  path: 'ask' | 'review'
  title: MessageKey
  captcha: FormAction
  fields: ReactNode
  /** Resolves to what the page of the product says then, and where. */
  send: (visit: PageVisit, productId: string, proof: { recaptcha_response: string }) => Promise<string>
}

/** The dialog of the same name, as a page: for visitors without script. Not kept, because each form proves itself once. */
const voicePage = ({ path, title, captcha, fields, send }: Voice) =>
  page<Data>({
    path: `/p/:slug/${path}`,
    async load(visit, { slug = '' }) {
      const product = await detailsOf(visit.call, idIn(slug))
      return { product, token: visit.formToken(captcha), problem: visit.url.searchParams.get('problem') }
    },
    head: ({ product }, visit) => ({
      title: labelled(createI18n(visit.locale, catalogues[visit.language]).t(title), product.name, visit.language),
      robots: 'noindex',
      alternates: false,
    }),
    actions: {
      async send(visit, { slug = '' }) {
        try {
          const said = await send(visit, idIn(slug), { recaptcha_response: visit.form.get('_captcha') ?? '' })
          return `${visit.url.pathname.slice(0, -path.length - 1)}?said=${said}`
        } catch (error) {
          if (!(error instanceof CallError) || error.status >= 500) throw error
          return `${visit.url.pathname}?problem=${error.code ?? 'generic'}`
        }
      },
    },
    View: ({ data }) => <VoiceForm data={data} title={title} captcha={captcha} fields={fields} />,
  })

function idIn(slug: string): string {
  const id = findProductId(slug)
  if (id === undefined) throw new PageNotFound()
  return id
}

function VoiceForm({ data, title, captcha, fields }: { data: Data } & Pick<Voice, 'title' | 'captcha' | 'fields'>) {
  const i18n = useI18n()
  const { t } = i18n
  const { product, token, problem } = data
  return (
    <Container width="form" className="flex flex-col gap-6 pt-8 pb-10 lg:pt-12 lg:pb-16">
      <div className="flex items-center gap-4">
        <Pictured product={product} />
        <div className="flex flex-col gap-2">
          <Heading level={1} size="lg">
            {t(title)}
          </Heading>
          <Text>
            <TextLink href={product.url}>{product.name}</TextLink>
          </Text>
        </div>
      </div>
      {problem && <Notice kind="error">{refusalText(i18n, problem)}</Notice>}
      <form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="_action" value="send" />
        <Island name="proof-field" wake="load" props={{ action: captcha, token }} />
        <ChecksItself />
        {fields}
        <Button type="submit">{t('product.send')}</Button>
      </form>
    </Container>
  )
}

/** What it is about, as it was looked at. */
function Pictured({ product: { id, colours } }: Pick<Data, 'product'>) {
  const [picture] = (colours.find(colour => colour.id === id) ?? colours[0])?.images ?? []
  return (
    picture && (
      <div className="w-20 shrink-0">
        <ProductImage id={picture.id} alt={picture.alt} sizes="5rem" eager />
      </div>
    )
  )
}

export const askPage = voicePage({
  path: 'ask',
  title: 'product.ask',
  captcha: 'question',
  fields: <QuestionFields />,
  async send({ call, form }, productId, proof) {
    await call('products.askQuestion', { params: { productId }, body: { ...questionOf(form), ...proof } })
    return 'asked#questions'
  },
})

export const reviewPage = voicePage({
  path: 'review',
  title: 'product.writeReview',
  captcha: 'review',
  fields: <ReviewFields />,
  async send({ call, form }, productId, proof) {
    const body = { ...reviewOf(form), ...proof }
    const { status } = await call('products.writeReview', { params: { productId }, body })
    return `${status === 'published' ? 'reviewed' : 'review-waits'}#reviews`
  },
})
