import type { Picture } from '#contract/content/content-media.ts'
import type { PopUp } from '#contract/content/content-notices.ts'
import { pictureUrl } from '#web/media/picture-url.ts'

type Options = {
  closeLabel: string
  /** What stands in place of the links once it has come. */
  form: (() => Promise<Element | undefined>) | undefined
  onExpand: () => void
  onDismiss: () => void
}

const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

/** Drawn without React: a page that nobody touched has not downloaded it. */
export function drawPopUp(popUp: PopUp, { closeLabel, form, onExpand, onDismiss }: Options): HTMLElement {
  const panel = make('aside', 'pop-up no-print')
  panel.setAttribute('aria-label', popUp.title)
  const opener = make('button', 'pop-up-opener', popUp.minimizedTitle ?? popUp.title)
  opener.type = 'button'
  opener.setAttribute('aria-expanded', 'false')
  const close = make('button', 'pop-up-close', '×')
  close.type = 'button'
  close.setAttribute('aria-label', closeLabel)
  close.addEventListener('click', onDismiss)
  const links = linksOf(popUp)
  const body = bodyOf(popUp, links)
  body.hidden = true
  let asked = false
  const fetchForm = async () => {
    if (asked || !form) return
    asked = true
    const found = await form()
    if (found) links.replaceChildren(found)
  }
  opener.addEventListener('click', () => {
    body.hidden = !body.hidden
    opener.setAttribute('aria-expanded', String(!body.hidden))
    opener.textContent = body.hidden ? (popUp.minimizedTitle ?? popUp.title) : (popUp.maximizedTitle ?? popUp.title)
    if (body.hidden) return
    onExpand()
    void fetchForm()
  })
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && onDismiss())
  panel.append(opener, close, body)
  return panel
}

function bodyOf({ logo, logoSize, media, richText, disclaimer }: PopUp, links: HTMLElement): HTMLElement {
  const body = make('div', 'pop-up-body')
  if (media) body.append(pictureOf(media.sm.kind === 'video' ? media.sm.poster : media.sm, 'pop-up-picture'))
  if (logo) body.append(pictureOf(logo, logoSize === 'large' ? 'pop-up-logo-large' : 'pop-up-logo'))
  if (richText) body.append(richTextOf(richText, 'rich-text'))
  body.append(links)
  if (disclaimer) body.append(richTextOf(disclaimer, 'rich-text pop-up-disclaimer'))
  return body
}

function linksOf({ targets }: PopUp): HTMLElement {
  const links = make('div', 'pop-up-links')
  for (const { text, url, targetAttribute, ariaLabel } of targets) {
    const link = make('a', 'pop-up-link', text)
    link.href = url
    link.target = targetAttribute
    if (targetAttribute === '_blank') link.rel = 'noopener'
    if (ariaLabel !== undefined) link.ariaLabel = ariaLabel
    links.append(link)
  }
  return links
}

function pictureOf({ id, alt, width, height }: Picture, className: string): HTMLImageElement {
  const picture = make('img', className)
  picture.src = pictureUrl(id, 'wide-small')
  picture.alt = alt
  picture.width = width
  picture.height = height
  return picture
}

/** The content service cleaned it. */
function richTextOf(html: string, className: string): HTMLElement {
  const element = make('div', className)
  element.innerHTML = html
  return element
}
