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

/** Every kind of section: how it looks. A missing kind does not compile. */
export const sections: { readonly [T in SectionType]: Entry<T> } = {
  picture: { View: story.PictureView },
  video: { View: story.VideoView },
  'video-player': { View: story.VideoPlayerView },
  'rich-text': { View: story.RichTextView },
  accordions: { View: story.AccordionsView },
  spacer: { View: story.SpacerView },
  anchor: { View: story.AnchorView },
  'article-grid': { View: story.ArticleGridView, tall: true },
  'ugc-gallery': { View: story.UgcGalleryView, tall: true },
  hero: { View: hero.HeroView, bleeds: true },
  'hero-block-below': { View: hero.HeroBlockBelowView },
  'hero-product-overlay': { View: hero.HeroProductOverlayView, bleeds: true },
  'banner-image': { View: banner.BannerImageView, tall: true },
  'banner-split': { View: banner.BannerSplitView, tall: true },
  'banner-thin': { View: banner.BannerThinView },
  'banner-block-below': { View: banner.BannerBlockBelowView, tall: true },
  'banner-overlay': { View: banner.BannerOverlayView, tall: true },
  'category-cards': { View: card.CategoryCardsView, tall: true },
  'linked-cards': { View: card.LinkedCardsView, tall: true },
  'multi-link-cards': { View: card.MultiLinkCardsView, tall: true },
  'icon-and-text-collection': { View: card.IconAndTextView },
  'cta-buttons': { View: card.CtaButtonsView },
  'inline-catalogue-grid': { View: card.InlineCatalogueGridView },
  'product-recommendations': { View: recommendation.RecommendationsView, tall: true },
  'product-recommendations-widget': { View: recommendation.RecommendationsWidgetView, tall: true },
  'product-upsell': { View: UpsellView },
  'benefit-bar': { View: notice.BenefitBarView },
  'promo-bar': { View: notice.PromoBarView, bleeds: true },
  'promo-bar-message': { View: notice.PromoBarMessageView, bleeds: true },
  'pop-up': { View: notice.PopUpView },
  'secondary-nav': { View: navigation.SecondaryNavView },
  'footer-item': { View: navigation.FooterItemView },
  'mega-menu-l1': { View: navigation.MegaMenuL1View },
  'mega-menu-l2': { View: navigation.MegaMenuL2View },
  'mega-menu-l3': { View: navigation.MegaMenuL3View },
  'mega-menu-mobile': { View: navigation.MegaMenuMobileView },
  'mega-menu-banner': { View: navigation.MegaMenuBannerView },
  'mega-menu-visual-selector': { View: navigation.MegaMenuVisualSelectorView },
  'event-collection': { View: event.EventCollectionView, tall: true },
  'event-sign-up-form': { View: event.EventSignUpView },
  carousel: { View: choice.CarouselView, holds: true },
  'filter-by': { View: choice.FilterByView, bleeds: true, holds: true },
  segmentation: { View: choice.SegmentationView, bleeds: true, holds: true },
  experiment: { View: choice.ExperimentView, bleeds: true, holds: true },
  'personalisation-experience': { View: choice.PersonalisationView, bleeds: true, holds: true },
}
