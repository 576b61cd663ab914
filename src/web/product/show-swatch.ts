import { opensAbout } from '#web/dialogs/opens-dialog.ts'
import { pictureSources } from '#web/media/picture-sources.ts'
import { showHearts } from './show-hearts.ts'

/** A swatch of a card shows its picture; the card, its quick shop and its heart then mean that colour. */
export function showSwatch(swatch: HTMLAnchorElement): void {
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
