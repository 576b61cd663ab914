import type { PageVisit } from '#contract/web.ts'
import type { Favorites } from '#contract/wishlist/wishlists.ts'
import { FavoriteCard } from '#web/favorites/favorite-card.tsx'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useT } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Container, Grid } from '#web/ui/layout.tsx'
import { Heading, Text } from '#web/ui/text.tsx'

/** What someone with the link sees: the things, not whose they are, and nothing to change. */
export const sharedFavoritesPage = page<Favorites>({
  path: '/favorites/:favoriteId',
  load: ({ call, url }: PageVisit, { favoriteId = '' }) =>
    call('wishlists.sharedFavorites', {
      params: { favoriteId },
      query: { shareToken: url.searchParams.get('shareToken') ?? '-' },
    }),
  head: (_data, visit) => ({
    title: createI18n(visit.locale, catalogues[visit.language]).t('lists.shared'),
    robots: 'noindex',
    alternates: false,
  }),
  View: SharedView,
})

function SharedView({ data: { items, currency } }: { data: Favorites }) {
  const t = useT()
  return (
    <Container className="pt-8 pb-16 lg:pt-12">
      <Heading level={1} size="xl">
        {t('lists.shared')}
      </Heading>
      <Text quiet className="mt-3">
        {t('lists.sharedText')}
      </Text>
      <Grid as="ul" columns={4} className="mt-8">
        {items.map(item => (
          <FavoriteCard key={item.itemId} item={item} currency={currency}>
            {item.available && (
              <ButtonLink href={item.pdpUrl} look="secondary" size="small">
                {t('lists.choose')}
              </ButtonLink>
            )}
          </FavoriteCard>
        ))}
      </Grid>
    </Container>
  )
}
