/** A film rests while the banner around it is paused. */
export const restsWithParent = (film: Element): boolean => film.closest('[data-paused="true"]') !== null

/** Calls back whenever the banner around a film is paused or goes on. */
export function onParentPause(film: Element, heard: () => void): () => void {
  const banner = film.closest('[data-paused]')
  const watch = new MutationObserver(heard)
  if (banner) watch.observe(banner, { attributeFilter: ['data-paused'] })
  return () => watch.disconnect()
}
