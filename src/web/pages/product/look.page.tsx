import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { tagOf } from '#domain/sites/change-tags.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { page } from '#web/page-factory.tsx'
import { PageNotFound } from '#web/page-outcome.ts'
import { addItems } from '#web/product/add-items.ts'
import { itemsIn, loadLook, type Look } from '#web/product/look.ts'
import { LookItems } from '#web/product/look-items.tsx'
import { Button } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, Text } from '#web/ui/text.tsx'

/** A set on a page of its own: choose sizes, add all. On a product's page the same opens as a dialog. */
export const lookPage = page<Look>({
  path: '/look/:setId',
  shared: { asks: [], notWith: ['problem'] },
  async load({ call, locale }, { setId = '' }) {
    if (!/^[A-Z0-9]{8,11}$/.test(setId)) throw new PageNotFound()
    return loadLook(call, setId, locale)
  },
  tags: ({ items }) => ['product-sets', ...items.map(({ masterId }) => tagOf('product', masterId))],
  head: ({ name }) => ({ title: name, robots: 'noindex, follow' }),
  actions: {
    async 'add-all'({ form, url, call, locale }) {
      const items = itemsIn(form)
      if (items.length === 0) return `${url.pathname}?problem=empty`
      try {
        await addItems(items, call)
      } catch (error) {
        if (!(error instanceof CallError) || error.status >= 500) throw error
        return `${url.pathname}?problem=${encodeURIComponent(error.errorId)}`
      }
      return shopUrl(locale, '/cart')
    },
  },
  View: LookView,
})

function LookView({ data: look, visit }: { data: Look; visit: PageVisit }) {
  const t = useT()
  const problem = visit.url.searchParams.get('problem')
  return (
    <Container width="form" className="flex flex-col gap-6 pt-8 pb-10 lg:pt-12 lg:pb-16">
      <Heading level={1} size="lg">
        {look.name}
      </Heading>
      <Text quiet>{t('product.lookText')}</Text>
      {problem && <Notice kind="error">{t(problem === 'empty' ? 'product.lookEmpty' : 'product.gone')}</Notice>}
      <form method="post" className="flex flex-col gap-6">
        <input type="hidden" name="_action" value="add-all" />
        <ChecksItself />
        <LookItems look={look} />
        <Button type="submit">{t('product.addAll')}</Button>
      </form>
    </Container>
  )
}
