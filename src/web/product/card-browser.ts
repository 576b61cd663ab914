import { MORE_CARDS } from '#web/ui/more-cards.ts'
import { showHearts } from './show-hearts.ts'

/** Buttons of the server's HTML that stand in no island. */
const BUTTONS = '[data-favorite],[data-share],[data-step],[data-close]'

const swatchAt = (target: EventTarget | null) => {
  const swatch = target instanceof Element ? target.closest('a[data-swatch]') : null
  return swatch instanceof HTMLAnchorElement ? swatch : undefined
}

const showSwatch = (swatch: HTMLAnchorElement) =>
  void import('./show-swatch.ts').then(module => module.showSwatch(swatch))

export function startCards() {
  showHearts()
  document.addEventListener(MORE_CARDS, showHearts)
  // Playing does not bubble: heard on its way down.
  document.addEventListener(
    'play',
    ({ target }) => {
      if (target instanceof HTMLVideoElement && 'pauseOutOfView' in target.dataset)
        void import('./pause-out-of-view.ts').then(films => films.pauseOutOfView(target))
    },
    true,
  )
  document.addEventListener('pointerover', event => {
    const swatch = event.pointerType === 'mouse' ? swatchAt(event.target) : undefined
    if (swatch) showSwatch(swatch)
  })
  document.addEventListener('click', event => {
    const swatch = swatchAt(event.target)
    // The first tap shows the colour, the second goes there.
    if (swatch && swatch.getAttribute('aria-current') !== 'true') {
      event.preventDefault()
      showSwatch(swatch)
    }
    const button = event.target instanceof Element ? event.target.closest(BUTTONS) : null
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    void import('./press-button.ts').then(buttons => buttons.pressButton(button))
  })
}
