const watched = new WeakSet<HTMLVideoElement>()
const SEEN = 0.25

const watch = new IntersectionObserver(
  entries => {
    for (const { target, isIntersecting } of entries)
      if (!isIntersecting && target instanceof HTMLVideoElement) target.pause()
  },
  { threshold: SEEN },
)

/** A film that nobody sees stops. */
export function pauseOutOfView(film: HTMLVideoElement): void {
  if (watched.has(film)) return
  watched.add(film)
  watch.observe(film)
}
