import type { SectionType } from '#contract/content/content-section-types.ts'
import * as banner from './banners/banner.tsx'
import * as card from './cards/cards.tsx'
import * as choice from './choices/choices.tsx'
import * as recommendation from './commerce/recommendations.tsx'
import { UpsellView } from './commerce/upsell.tsx'
import * as event from './events/events.tsx'
import * as hero from './heroes/hero.tsx'
import * as navigation from './navigation/navigation.tsx'
import * as notice from './notices/notices.tsx'
import type { Entry } from './section-place.ts'
import * as story from './stories/stories.tsx'

/** Every kind of section: how it looks and when it wakes. A missing kind does not compile. */
export const sections: { readonly [T in SectionType]: Entry<T> } = {
  picture: { View: story.PictureView, wake: 'never' },
  video: { View: story.VideoView, wake: 'visible' },
  'video-player': { View: story.VideoPlayerView, wake: 'visible' },
  'rich-text': { View: story.RichTextView, wake: 'never' },
  accordions: { View: story.AccordionsView, wake: 'never' },
  spacer: { View: story.SpacerView, wake: 'never' },
  anchor: { View: story.AnchorView, wake: 'never' },
  'article-grid': { View: story.ArticleGridView, wake: 'interaction', tall: true },
  'ugc-gallery': { View: story.UgcGalleryView, wake: 'visible', tall: true },
  hero: { View: hero.HeroView, wake: 'never', bleeds: true },
  'hero-block-below': { View: hero.HeroBlockBelowView, wake: 'never' },
  'hero-product-overlay': { View: hero.HeroProductOverlayView, wake: 'never', bleeds: true },
  'banner-image': { View: banner.BannerImageView, wake: 'never', tall: true },
  'banner-split': { View: banner.BannerSplitView, wake: 'never', tall: true },
  'banner-thin': { View: banner.BannerThinView, wake: 'never' },
  'banner-block-below': { View: banner.BannerBlockBelowView, wake: 'never', tall: true },
  'banner-overlay': { View: banner.BannerOverlayView, wake: 'never', tall: true },
  'category-cards': { View: card.CategoryCardsView, wake: 'never', tall: true },
  'linked-cards': { View: card.LinkedCardsView, wake: 'never', tall: true },
  'multi-link-cards': { View: card.MultiLinkCardsView, wake: 'never', tall: true },
  'icon-and-text-collection': { View: card.IconAndTextView, wake: 'never' },
  'cta-buttons': { View: card.CtaButtonsView, wake: 'never' },
  'inline-catalogue-grid': { View: card.InlineCatalogueGridView, wake: 'never' },
  'product-recommendations': { View: recommendation.RecommendationsView, wake: 'visible', tall: true },
  'product-recommendations-widget': { View: recommendation.RecommendationsWidgetView, wake: 'visible', tall: true },
  'product-upsell': { View: UpsellView, wake: 'interaction' },
  'benefit-bar': { View: notice.BenefitBarView, wake: 'load' },
  'promo-bar': { View: notice.PromoBarView, wake: 'never', bleeds: true },
  'promo-bar-message': { View: notice.PromoBarMessageView, wake: 'never', bleeds: true },
  'pop-up': { View: notice.PopUpView, wake: 'never' },
  'secondary-nav': { View: navigation.SecondaryNavView, wake: 'never' },
  'footer-item': { View: navigation.FooterItemView, wake: 'never' },
  'mega-menu-l1': { View: navigation.MegaMenuL1View, wake: 'never' },
  'mega-menu-l2': { View: navigation.MegaMenuL2View, wake: 'never' },
  'mega-menu-l3': { View: navigation.MegaMenuL3View, wake: 'never' },
  'mega-menu-mobile': { View: navigation.MegaMenuMobileView, wake: 'never' },
  'mega-menu-banner': { View: navigation.MegaMenuBannerView, wake: 'never' },
  'mega-menu-visual-selector': { View: navigation.MegaMenuVisualSelectorView, wake: 'never' },
  'event-collection': { View: event.EventCollectionView, wake: 'never', tall: true },
  'event-sign-up-form': { View: event.EventSignUpView, wake: 'interaction' },
  carousel: { View: choice.CarouselView, wake: 'interaction', holds: true },
  'filter-by': { View: choice.FilterByView, wake: 'never', bleeds: true, holds: true },
  segmentation: { View: choice.SegmentationView, wake: 'never', bleeds: true, holds: true },
  experiment: { View: choice.ExperimentView, wake: 'never', bleeds: true, holds: true },
  'personalisation-experience': { View: choice.PersonalisationView, wake: 'never', bleeds: true, holds: true },
}
