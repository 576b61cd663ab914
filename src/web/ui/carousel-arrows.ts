/** Arrows of every `Carousel` on the page, now and later: one listener. */
export function listenForCarousels() {
  document.addEventListener('click', ({ target }) => {
    const arrow = target instanceof Element ? target.closest<HTMLElement>('[data-scroll]') : null
    const track = arrow?.closest('[data-carousel]')?.querySelector('[data-track]')
    if (arrow && track)
      track.scrollBy({ left: Number(arrow.dataset['scroll']) * track.clientWidth * 0.8, behavior: 'smooth' })
  })
}
