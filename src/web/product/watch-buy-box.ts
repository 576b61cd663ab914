/** Says when the buy box has been scrolled past: its one action then goes to the foot of a narrow screen, by styles alone. */
export function watchBuyBox(): void {
  const box = document.querySelector('#buy > [name=buy-box]')
  if (!box) return
  const watch: IntersectionObserverCallback = entries => {
    const seen = entries.at(-1)
    if (seen)
      box.classList.toggle('is-passed', !seen.isIntersecting && seen.boundingClientRect.bottom < innerHeight / 2)
  }
  new IntersectionObserver(watch).observe(box)
}
