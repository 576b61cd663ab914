/** Pages are the same for everyone; the hearts of those who have favorites are marked afterwards. */
export function showHearts() {
  if (/(?:^|; )cairn_(?:kind=consumer|favorites=)/.test(document.cookie) && document.querySelector('[data-favorite]'))
    void import('./favorite.ts').then(({ paintHearts }) => paintHearts())
}
