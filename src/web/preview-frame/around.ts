import type { AroundPage } from '#contract/content/frame-messages.ts'

/** Where it stands in the document. */
export const AROUND: Readonly<Record<AroundPage, string>> = {
  'promo-bar': '[data-promo-bar]',
  header: 'header',
  footer: 'footer',
}
const PART = '[data-item]'
const OPENS = 'summary, [popovertarget]'
const CLOSES = '[popovertargetaction="hide"]'

export const partAt = (within: AroundPage, target: Element): HTMLElement | null =>
  target.closest<HTMLElement>(`${AROUND[within]} ${PART}`)

export const idOfPart = (part: HTMLElement): string => part.dataset['item'] ?? ''

/** What a click opens for visitors, and what it closes again. */
export const isOpener = (target: Element): boolean => target.closest(OPENS) !== null
export const isCloser = (target: Element): boolean => target.closest(CLOSES) !== null

/** Phones have a button in place of the menu's line. */
const isNarrow = (): boolean => document.querySelector('header nav [popovertarget]')?.checkVisibility() ?? false

/** A part as this width shows it: most of the menu stands in the document twice. Without one, all that is being written. */
export function partOf(within: AroundPage, id: string | undefined): HTMLElement | null {
  const whole = document.querySelector<HTMLElement>(AROUND[within])
  if (id === undefined) return whole
  const parts = [...document.querySelectorAll<HTMLElement>(`${AROUND[within]} ${nameOf(id)}`)]
  return parts.find(part => (part.closest('[popover]') !== null) === isNarrow()) ?? parts[0] ?? whole
}

const nameOf = (id: string) => `[data-item="${CSS.escape(id)}"]`

const MARKED = 'outline: 2px solid #b93a18; outline-offset: -2px'
const HOVERED = 'outline: 1px dashed #b93a18; outline-offset: -2px'
const marks = new CSSStyleSheet()
document.adoptedStyleSheets.push(marks)

/** By rules and not by a line above the page: nothing can be laid over a menu of phones. */
export function markPart(within: AroundPage | undefined, id: string | undefined): void {
  if (within === undefined) return marks.replaceSync('')
  const place = AROUND[within]
  const chosen = id === undefined ? place : `${place} ${nameOf(id)}`
  marks.replaceSync(`${place} ${PART}:hover:not(:has(${PART}:hover)) { ${HOVERED} } ${chosen} { ${MARKED} }`)
}

/** Opens whatever a part is in, and what it opens itself: what is chosen is seen. */
export function reveal(within: AroundPage, id: string | undefined): void {
  const narrow = isNarrow()
  const part = partOf(within, id)
  // What phones alone have is not to be seen here.
  if (!narrow) for (const open of document.querySelectorAll<HTMLElement>('header :popover-open')) open.hidePopover()
  if (!narrow && part?.closest('[popover]')) return
  if (within === 'header' && narrow) show(document.querySelector('header > [popover]:not(.phone-search)'))
  const holders: Element[] = []
  for (let at: Element | null = part; at; at = at.parentElement) holders.unshift(at)
  for (const holder of holders) show(holder)
  if (part && id !== undefined) for (const inner of part.children) show(inner)
}

function show(holder: Element | null): void {
  if (holder instanceof HTMLDetailsElement) holder.open = true
  if (!(holder instanceof HTMLElement)) return
  if (holder.popover && !holder.matches(':popover-open')) holder.showPopover()
  if ('promoLine' in holder.dataset) turnTo(holder)
}

/** News take turns; the one that is being written stays. */
function turnTo(line: HTMLElement): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-promo-line]')) each.hidden = each !== line
  document.querySelector<HTMLElement>('[data-promo-pause][aria-pressed="false"]')?.click()
}
