/**
 * Every cookie of the shop. What a page shows, and whether it is shared, hangs on them: nothing else spells their names.
 * Single constants, because browsers then receive only the names that their scripts use.
 */
export const ACCESS_COOKIE = 'cairn_access'
export const REFRESH_COOKIE = 'cairn_refresh'
/** Tells the page cache whether to look, and scripts whether anyone is here; whoever forges it only sees the pages of strangers. */
export const KIND_COOKIE = 'cairn_kind'
/** Store and employee, as the banner shows them. Nothing but words: what an associate may do is in his token. */
export const ASSOCIATE_COOKIE = 'cairn_associate'
export const STAFF_COOKIE = 'cairn_staff'
/** Ties whoever comes back from the company's own sign-in to the browser that left for it. */
export const STAFF_SSO_COOKIE = 'cairn_staff_sso'
export const PASSKEY_COOKIE = 'cairn_passkey'
/** Editors and moderators see what is not published. */
export const PREVIEW_COOKIE = 'cairn_preview'
/** Who handed in pictures may look at them before anyone else. */
export const SOCIAL_COOKIE = 'cairn_social'

/** How many pieces are in the cart, so that nobody has to ask for it. */
export const CART_COOKIE = 'cairn_cart'
export const FAVORITES_COOKIE = 'cairn_favorites'
export const ADDRESS_DRAFT_COOKIE = 'cairn_address_draft'
export const LAST_ORDER_COOKIE = 'cairn_last_order'
/** Number and address of an order that was looked up without an account. */
export const TRACKED_COOKIE = 'cairn_tracked'

export const LOCALE_COOKIE = 'cairn_locale'
/** Id, name and country of the premises a shopper chose. */
export const STORE_COOKIE = 'cairn_store'
export const CONSENT_COOKIE = 'consent'
/** Decided variants travel in a cookie, so that the next page is rendered with them and shared by all who got the same. */
export const VARIANTS_COOKIE = 'cairn_variants'
/** Names a visitor who agreed and saw a test, so that what he buys is counted for it; scripts take it away with the consent. */
export const MEASURED_COOKIE = 'cairn_measured'
/** The bar of news above the page, closed. */
export const BAR_COOKIE = 'cairn_bar'
/** What the next page is to tell in passing: set before a redirect, because the page after it may be the same for everyone. */
export const NEWS_COOKIE = 'cairn_news'
/** A form that was refused, for the page that shows it again. */
export const FORM_COOKIE = 'cairn_form'
/** Which browser a form without script was made for; nothing else hangs on it. */
export const FORM_MARK_COOKIE = 'cairn_mark'
