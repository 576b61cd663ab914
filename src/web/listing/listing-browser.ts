/** What listings do in the browser before anything is touched: next to nothing. The rest is fetched when it is used. */
export function startListings() {
  document.addEventListener('change', event => {
    const { target } = event
    if (target instanceof HTMLSelectElement) target.closest<HTMLFormElement>('form[data-auto-submit]')?.requestSubmit()
  })
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a[data-load-more]') : null
    if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    import('./load-more.ts').then(
      ({ loadMore }) => loadMore(link),
      () => location.assign(link.href),
    )
  })
}
