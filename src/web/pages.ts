import type { CallError } from '#contract/client.ts'
import type { Page } from './page.ts'
import { categoryPage } from './pages/category/category.page.tsx'
import { accountPage } from './pages/account/overview.page.tsx'
import { addressesPage } from './pages/account/addresses.page.tsx'
import { cardsPage } from './pages/account/cards.page.tsx'
import { dataPage } from './pages/account/data.page.tsx'
import { loyaltyPage } from './pages/account/loyalty.page.tsx'
import { preferencesPage } from './pages/account/preferences.page.tsx'
import { confirmEmailPage, confirmMembershipPage } from './pages/account/confirm.pages.tsx'
import { provePage } from './pages/account/prove.page.tsx'
import { profilePage } from './pages/account/profile.page.tsx'
import { associateLoginPage } from './pages/associate-login/associate-login.page.tsx'
import { forgotPasswordPage } from './pages/sign-in/forgot-password.page.tsx'
import { signInPage, signOutPage } from './pages/sign-in/sign-in.page.tsx'
import { signUpPage } from './pages/sign-in/sign-up.page.tsx'
import { errorPage } from './pages/error/error.page.tsx'
import { articlePage } from './pages/article/article.page.tsx'
import { cartPage } from './pages/cart/cart.page.tsx'
import { contactPage } from './pages/contact/contact.page.tsx'
import { checkoutPage } from './pages/checkout/checkout.page.tsx'
import { confirmPaymentPage, paymentReturnPage } from './pages/checkout/payment-return.page.tsx'
import { paymentLinkPage } from './pages/checkout/payment-link.page.tsx'
import { contentPage } from './pages/content/content.page.tsx'
import { favoritesPage } from './pages/favorites/favorites.page.tsx'
import { sharedFavoritesPage } from './pages/favorites/shared-favorites.page.tsx'
import { joinEventPage } from './pages/events/join-event.page.tsx'
import { picturePage } from './pages/pictures/picture.page.tsx'
import { sharePicturePage } from './pages/pictures/share-picture.page.tsx'
import { giftCardPage } from './pages/gift-card/gift-card.page.tsx'
import { homePage } from './pages/home/home.page.tsx'
import { locationSelectorPage } from './pages/location-selector/location-selector.page.tsx'
import { confirmNewsletterPage, leaveNewsletterPage } from './pages/newsletter/newsletter-link.pages.tsx'
import { newsletterPage } from './pages/newsletter/newsletter.page.tsx'
import { allSectionsPage } from './pages/preview/all-sections.page.tsx'
import { moderationPage } from './pages/preview/moderation.page.tsx'
import { oneSectionPage } from './pages/preview/one-section.page.tsx'
import { partPage } from './pages/preview/part.page.tsx'
import { previewPage } from './pages/preview/preview.page.tsx'
import { orderPage, withdrawPage } from './pages/orders/order.page.tsx'
import { refundPage } from './pages/orders/refund.page.tsx'
import { ordersPage } from './pages/orders/history.page.tsx'
import { confirmationPage, trackPage } from './pages/orders/orders.pages.tsx'
import { probePage } from './pages/probe/probe.page.tsx'
import { lookPage } from './pages/product/look.page.tsx'
import { productPage } from './pages/product/product.page.tsx'
import { askPage, reviewPage } from './pages/product/voice.pages.tsx'
import { searchPage } from './pages/search/search.page.tsx'
import { storeLocatorPage } from './pages/store-locator/store-locator.page.tsx'
import { stylePage } from './pages/style/style.page.tsx'

/** Every URL of the shop. The first that fits wins. */
export const pages: readonly Page[] = [
  homePage,
  categoryPage,
  productPage,
  askPage,
  reviewPage,
  lookPage,
  searchPage,
  cartPage,
  favoritesPage,
  sharedFavoritesPage,
  giftCardPage,
  storeLocatorPage,
  signInPage,
  signUpPage,
  signOutPage,
  forgotPasswordPage,
  associateLoginPage,
  accountPage,
  profilePage,
  addressesPage,
  cardsPage,
  preferencesPage,
  loyaltyPage,
  dataPage,
  provePage,
  confirmEmailPage,
  confirmMembershipPage,
  checkoutPage,
  paymentReturnPage,
  confirmPaymentPage,
  paymentLinkPage,
  confirmationPage,
  ordersPage,
  orderPage,
  refundPage,
  withdrawPage,
  trackPage,
  locationSelectorPage,
  newsletterPage,
  confirmNewsletterPage,
  leaveNewsletterPage,
  probePage,
  stylePage,
  articlePage,
  joinEventPage,
  picturePage,
  sharePicturePage,
  contactPage,
  previewPage,
  moderationPage,
  allSectionsPage,
  oneSectionPage,
  partPage,
  // Takes what is left, so it stays last.
  contentPage,
]

export const notFoundPage = errorPage(404)
export const brokenPages = { 500: errorPage(500), 503: errorPage(503) } as const
export const failurePage = (error: CallError) => errorPage(error.status)
