import { opensAbout } from '#web/dialogs/opens-dialog.ts'
import { MORE_CARDS } from '#web/ui/more-cards.ts'

/** A swatch of a card shows its picture; the card, its quick shop and its heart then mean that colour. */
async function showSwatch(swatch: HTMLAnchorElement) {
  const { pictureSources } = await import('#web/media/picture-sources.ts')
  const card = swatch.closest<HTMLElement>('.product-card')
  const picture = card?.querySelector('img')
  if (!card || !picture) return
  picture.srcset = pictureSources(swatch.dataset['swatch'] ?? '', 'product').srcSet
  card.dataset['swatched'] = ''
  const productId = /[A-Z0-9]{8}$/.exec(swatch.pathname)?.[0] ?? ''
  for (const link of card.querySelectorAll('.product-card-link, .product-card-quick'))
    link.setAttribute('href', swatch.href)
  opensAbout(card.querySelector('.product-card-quick'), 'quickshop', { productId })
  const heart = card.querySelector('[data-favorite]')
  heart?.setAttribute('data-favorite', productId)
  heart?.setAttribute('aria-pressed', 'false')
  showHearts()
  for (const other of card.querySelectorAll('a[data-swatch]')) other.removeAttribute('aria-current')
  swatch.setAttribute('aria-current', 'true')
}

const swatchAt = (target: EventTarget | null) => {
  const swatch = target instanceof Element ? target.closest('a[data-swatch]') : null
  return swatch instanceof HTMLAnchorElement ? swatch : undefined
}

/** Pages are the same for everyone; the hearts of those who have favorites are marked afterwards. */
function showHearts() {
  if (/(?:^|; )cairn_(?:kind=consumer|favorites=)/.test(document.cookie) && document.querySelector('[data-favorite]'))
    void import('./favorite.ts').then(({ paintHearts }) => paintHearts())
}

export function startCards() {
  showHearts()
  document.addEventListener(MORE_CARDS, showHearts)
  // Playing does not bubble: heard on its way down.
  document.addEventListener(
    'play',
    ({ target }) => {
      if (target instanceof HTMLVideoElement && 'pauseOutOfView' in target.dataset)
        void import('./pause-out-of-view.ts').then(({ pauseOutOfView }) => pauseOutOfView(target))
    },
    true,
  )
  document.addEventListener('pointerover', event => {
    const swatch = event.pointerType === 'mouse' ? swatchAt(event.target) : undefined
    if (swatch) void showSwatch(swatch)
  })
  document.addEventListener('click', event => {
    const swatch = swatchAt(event.target)
    // The first tap shows the colour, the second goes there.
    if (swatch && swatch.getAttribute('aria-current') !== 'true') {
      event.preventDefault()
      void showSwatch(swatch)
    }
    const heart = event.target instanceof Element ? event.target.closest('[data-favorite]') : null
    if (heart instanceof HTMLButtonElement) {
      event.preventDefault()
      void import('./favorite.ts').then(({ toggleFavorite }) => toggleFavorite(heart))
    }
    const share = event.target instanceof Element ? event.target.closest('[data-share]') : null
    if (share instanceof HTMLButtonElement) void import('./share.ts').then(({ shareAddress }) => shareAddress(share))
  })
}
