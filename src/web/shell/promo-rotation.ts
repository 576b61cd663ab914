import { BAR_COOKIE } from '#domain/sites/cookies.ts'
import { writeCookie } from '#web/session/write-cookie.ts'

const YEAR = 31_536_000

/** Lets the messages take turns, unless the visitor points at them, is in them, paused them or wants less motion. */
export function rotatePromoBar(bar: HTMLElement): void {
  const lines = [...bar.querySelectorAll<HTMLElement>('[data-promo-line]')]
  const pause = bar.querySelector<HTMLElement>('[data-promo-pause]')
  let paused = matchMedia('(prefers-reduced-motion: reduce)').matches
  let shown = 0
  const show = (index: number) => {
    shown = index % lines.length
    for (const [at, line] of lines.entries()) line.hidden = at !== shown
  }
  const turn = () => {
    if (!paused && !document.hidden && !bar.matches(':hover, :focus-within')) show(shown + 1)
  }
  if (lines.length > 1) setInterval(turn, Number(bar.dataset['seconds'] ?? 5) * 1000)
  pause?.setAttribute('aria-pressed', String(paused))
  pause?.addEventListener('click', () => {
    paused = !paused
    pause.setAttribute('aria-pressed', String(paused))
    if (!paused) show(shown + 1)
  })
  bar.querySelector('[data-promo-close]')?.addEventListener('click', () => {
    // A cookie and not storage: the server leaves the bar out next time, so that nothing jumps.
    writeCookie(BAR_COOKIE, 'closed', YEAR)
    bar.remove()
  })
  bar.dataset['awake'] = ''
}
