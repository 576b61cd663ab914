/** The page's half of the studio's editor: shows what is being written, and says what somebody clicks. Only staff get it. */

import { isToFrame, stepOfKeys, type AroundPage, type FromFrame } from '#contract/content/frame-messages.ts'
import { idOfPart, isCloser, isOpener, markPart, partAt, partOf, reveal } from './around.ts'
import { checkPage } from './check-page.ts'
import { ITEM, remember, showItems, showPage } from './show-page.ts'
import { walk } from './walk.ts'

const EMPTY_HEIGHT = '48px'
const MOST_WORDS = 2000
const HALF = 0.5
/** A header stays above what is scrolled. */
const UNDER_HEADER = 80

let selected: string | undefined
let within: AroundPage | undefined
let hovered: HTMLElement | null = null
let empty: Readonly<Record<string, string>> = {}

const tell = (message: FromFrame) => window.parent.postMessage(message, location.origin)

const itemAt = (target: EventTarget | null): HTMLElement | null => {
  if (!(target instanceof Element)) return null
  return within === undefined ? target.closest<HTMLElement>(ITEM) : partAt(within, target)
}

const idOf = (item: HTMLElement) => (within === undefined ? item.id.replace(/^item-/, '') : idOfPart(item))

/** What somebody chose; of what surrounds the page all of it, where they chose none of its parts. */
function chosen(): HTMLElement | null {
  if (within !== undefined) return partOf(within, selected)
  return selected === undefined ? null : document.getElementById(`item-${selected}`)
}

const LINE = 'position: absolute; z-index: 2147483647; pointer-events: none; outline-offset: -2px'

/** A line around something, above whatever the page lays over it. */
function marker(line: string): (item: HTMLElement | null) => void {
  const box = document.createElement('div')
  box.style.cssText = 'display: none'
  document.documentElement.append(box)
  let drawn = ''
  return item => {
    const { top = 0, left = 0, width = 0, height = 0 } = item?.getBoundingClientRect() ?? {}
    const place = `inset: ${top + scrollY}px auto auto ${left + scrollX}px; width: ${width}px; height: ${height}px`
    // Drawn where it is already, it would be laid out and painted for nothing with each letter.
    if (place === drawn) return
    drawn = place
    box.style.cssText = `${LINE}; outline: ${line}; ${width === 0 ? 'display: none' : place}`
  }
}

const markSelected = marker('2px solid #b93a18')
const markHovered = marker('1px dashed #b93a18')

function draw(): void {
  markPart(within, selected)
  markSelected(within === undefined ? chosen() : null)
  markHovered(within === undefined ? hovered : null)
}

/** What shows nothing can still be found and chosen. */
function giveRoom(): void {
  for (const item of document.querySelectorAll<HTMLElement>(ITEM)) {
    const isEmpty = !item.hasChildNodes()
    if (isEmpty)
      item.style.cssText += `; min-height: ${EMPTY_HEIGHT}; display: grid; place-items: center; outline: 1px dashed #8d877c`
    const kind = item.dataset['component'] ?? ''
    if (isEmpty || item.dataset['empty']) item.textContent = empty[kind] ?? kind
    if (isEmpty) item.dataset['empty'] = 'yes'
  }
}

function select(id: string | undefined, around: typeof within): void {
  const isNew = id !== selected || around !== within
  selected = id
  within = around
  draw()
  // What was clicked has opened or closed what it opens and closes.
  if (isNew && within !== undefined) reveal(within, selected)
  // Under the mouse that has just chosen it, nothing moves.
  bringIntoView(chosen(), isNew ? HALF : 0)
}

/** What is cut at an edge of the screen is looked at by nobody. */
function bringIntoView(item: Element | null, enough = HALF): void {
  if (!item) return
  slideTo(item)
  const { top, bottom, height } = item.getBoundingClientRect()
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
  if (seen >= Math.min(height, innerHeight) * enough) return
  // By itself it would move the studio around the page as well.
  const room = Math.max(UNDER_HEADER, (innerHeight - height) * HALF)
  scrollTo({ top: scrollY + top - room, behavior: 'instant' })
}

/** To its place in what slides sideways. */
function slideTo(item: Element): void {
  for (let around = item.parentElement; around && around !== document.body; around = around.parentElement) {
    const [one, whole] = [item.getBoundingClientRect(), around.getBoundingClientRect()]
    const isCut = one.right <= whole.left || one.left >= whole.right
    if (isCut && around.scrollWidth > around.clientWidth)
      around.scrollBy({ left: one.left - whole.left, behavior: 'instant' })
  }
}

function choose(event: MouseEvent, toWrite: boolean): void {
  // Whoever opens a link in another window means the link. Nothing of the shop's script is used here: it would be parted for it.
  // What the page itself clicks is nobody's choice.
  if (!event.isTrusted || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  // A menu opens as it does for visitors, so that what is in it can be chosen; the second of two clicks does not close it.
  const opens = within !== undefined && event.target instanceof Element && isOpener(event.target)
  if (!opens || event.detail > 1) event.preventDefault()
  event.stopImmediatePropagation()
  const item = itemAt(event.target)
  if (!item || (event.target instanceof Element && isCloser(event.target))) return
  selected = idOf(item)
  draw()
  const words = event.target instanceof Element ? event.target.textContent.slice(0, MOST_WORDS) : ''
  tell({ type: 'selected', id: selected, words: toWrite ? words : undefined })
}

/** What opens by itself would lie over what is edited. A pop-up that is edited stands in a page of its own. */
function keepQuiet(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('body > .pop-up { display: none }')
  document.adoptedStyleSheets.push(sheet)
}

/** What is clicked here is chosen, and leads nowhere. */
function edit(): void {
  window.addEventListener('click', event => choose(event, false), { capture: true })
  window.addEventListener('dblclick', event => choose(event, true), { capture: true })
  window.addEventListener(
    'keydown',
    event => {
      const way = stepOfKeys(event)
      if (!way) return
      event.preventDefault()
      event.stopImmediatePropagation()
      tell({ type: 'step', way })
    },
    { capture: true },
  )
  window.addEventListener('submit', event => event.preventDefault(), { capture: true })
  window.addEventListener('pointerover', event => {
    hovered = itemAt(event.target)
    draw()
  })
  window.addEventListener('resize', () => {
    // Another width has another menu, and what is above has another height.
    if (within !== undefined) reveal(within, selected)
    bringIntoView(chosen())
  })
  giveRoom()
  new ResizeObserver(draw).observe(document.body)
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== window.parent || !isToFrame(data)) return
  if (data.type === 'select') return select(data.id, data.within)
  if (data.type === 'words') {
    ;({ empty } = data)
    return giveRoom()
  }
  if (data.type === 'scroll')
    return scrollTo({ top: data.share * (document.body.scrollHeight - innerHeight), behavior: 'instant' })
  if (data.type === 'check') return void checkPage(data.script, data.id).then(tell)
  const before = chosen()
  const wasSeen = before?.checkVisibility()
  const isShown = data.only ? showItems(data.html, data.only) : showPage(data.html)
  if (!isShown) return tell({ type: 'lost' })
  if (within !== undefined && wasSeen && !chosen()?.checkVisibility()) reveal(within, selected)
  giveRoom()
  draw()
  // What is chosen came only now: somebody has added it.
  if (!before) bringIntoView(chosen())
  tell({ type: 'shown' })
})

remember(document)
keepQuiet()
if (new URLSearchParams(location.search).has('walk')) walk(tell)
else edit()
tell({ type: 'ready' })
