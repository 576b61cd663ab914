import type { PageVisit } from '#contract/web.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import { page } from '#web/page-factory.tsx'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { Island } from '#web/islands/island.tsx'
import { Accordion, AccordionItem } from '#web/ui/accordion.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Container, Divider, Grid, Stack } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { ProductCardSkeleton } from '#web/ui/skeleton.tsx'
import { Heading, Text } from '#web/ui/text.tsx'
import { ButtonsShown, ColoursShown, IconsShown, PricesShown, TypeShown } from './style-samples.tsx'

/** Every primitive on one page, for those who build screens. Not part of the shop. */
export const stylePage = page({
  path: '/dev/ui',
  load: async () => ({}),
  head: () => ({ title: 'Primitives', robots: 'noindex', alternates: false }),
  View: StyleView,
})

function StyleView({ visit }: { visit: PageVisit }) {
  const here = shopUrl(visit.locale, '/dev/ui')
  return (
    <Container className="pt-8">
      <Breadcrumb
        crumbs={[
          { name: 'Home', href: homeUrl(visit.locale) },
          { name: 'Primitives', href: here },
        ]}
      />
      <Stack gap={16} className="mt-8">
        <TypeShown />
        <ColoursShown />
        <ButtonsShown />
        <IconsShown />
        <PricesShown />
        <Part title="Fields">
          <Island name="style-fields" wake="visible" props={{}} />
        </Part>
        <Part title="Notices">
          <Stack>
            <Notice title="We saved your size">Next time it is chosen for you.</Notice>
            <Notice kind="success" title="Order placed">
              A mail is on its way.
            </Notice>
            <Notice kind="warning" title="Two left">
              They may go while you think.
            </Notice>
            <Notice kind="error" title="The card was declined">
              Try another one, or ask your bank.
            </Notice>
          </Stack>
        </Part>
        <Part title="Accordion">
          <Accordion>
            <AccordionItem title="Materials" open>
              <Text>Ripstop nylon, 100 % recycled. Sole of natural rubber.</Text>
            </AccordionItem>
            <AccordionItem title="Care" icons="plus">
              <Text>Brush off mud when dry. Wash by hand.</Text>
            </AccordionItem>
          </Accordion>
        </Part>
        <Part title="Pages and dialogs">
          <Pagination page={4} pageCount={12} hrefOf={page => `${here}?page=${page}`} />
          <Stack className="mt-6 items-start">
            <ButtonLink href={here} look="secondary" {...opensDialog('probe', { title: 'Change store' })}>
              Open a dialog
            </ButtonLink>
          </Stack>
        </Part>
        <Part title="Skeleton">
          <Grid columns={4}>
            <ProductCardSkeleton />
            <ProductCardSkeleton />
            <ProductCardSkeleton />
            <ProductCardSkeleton />
          </Grid>
        </Part>
        <EmptyState
          title="Nothing packed yet"
          action={<ButtonLink href={homeUrl(visit.locale)}>See what is new</ButtonLink>}
        >
          Your cart is empty. Trail shoes are a good place to start.
        </EmptyState>
      </Stack>
    </Container>
  )
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section>
    <Heading level={2} size="md">
      {title}
    </Heading>
    <Divider className="mt-3 mb-6" />
    {children}
  </section>
)
