import { $dialog, requestDialog } from './dialog-state.ts'
import { requestInHash } from './deep-link.ts'

// Until it is there, which may take its code a while, the page draws a line.
$dialog.listen(open => document.documentElement.toggleAttribute('data-opening', open !== undefined))

/** Opens what a link or button of the server's HTML names: `data-dialog="name" data-params="{…}"`. */
export function openFromElement(element: HTMLElement | SVGElement): void {
  const { dialog = '', params = '{}' } = element.dataset
  requestDialog({ name: dialog, params: JSON.parse(params), href: element.getAttribute('href') ?? undefined })
}

/** Opens what the address asks for: `#dialog=name&key=value`. */
export function openFromAddress(): void {
  const request = requestInHash(location.hash)
  if (request) requestDialog(request)
}
