/** The page's half of the studio's editor: shows what is being written, and says what somebody clicks. Only staff get it. */

import { isToFrame, stepOfKeys, type FromFrame } from '#contract/content/frame-messages.ts'
import { checkPage } from './check-page.ts'
import { ITEM, remember, showItems, showPage } from './show-page.ts'
import { walk } from './walk.ts'

const EMPTY_HEIGHT = '48px'
const MOST_WORDS = 2000

let selected: string | undefined
let within: 'footer' | undefined
let hovered: HTMLElement | undefined
let empty: Readonly<Record<string, string>> = {}

const tell = (message: FromFrame) => window.parent.postMessage(message, location.origin)

/** Parts of what surrounds the page are named by their headings. */
const PART = '[aria-labelledby]'

const itemAt = (target: EventTarget | null): HTMLElement | undefined => {
  const found = target instanceof Element ? target.closest(within === undefined ? ITEM : `${within} ${PART}`) : null
  return found instanceof HTMLElement ? found : undefined
}

const idOf = (item: HTMLElement) => item.getAttribute('aria-labelledby') ?? item.id.replace(/^item-/, '')

/** What somebody chose; of what surrounds the page all of it, where a part of it is not to be seen. */
function chosen(): HTMLElement | null {
  const item = selected === undefined ? null : document.getElementById(`item-${selected}`)
  if (item || within === undefined) return item
  const part = selected === undefined ? null : document.getElementById(selected)
  return part?.closest<HTMLElement>(PART) ?? document.querySelector(within)
}

const LINE = 'position: absolute; z-index: 2147483647; pointer-events: none; outline-offset: -2px'

/** A line around something, above whatever the page lays over it. */
function marker(line: string): (item: HTMLElement | null | undefined) => void {
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
  markSelected(chosen())
  markHovered(hovered)
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
  selected = id
  within = around
  draw()
  const item = chosen()
  const { top = 0, bottom = 0 } = item?.getBoundingClientRect() ?? {}
  if (item && (bottom < 0 || top > innerHeight)) item.scrollIntoView({ block: 'center', behavior: 'instant' })
}

function choose(event: MouseEvent, toWrite: boolean): void {
  // Whoever opens a link in another window means the link. Nothing of the shop's script is used here: it would be parted for it.
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const item = itemAt(event.target)
  if (!item) return
  selected = idOf(item)
  draw()
  const words = event.target instanceof Element ? event.target.textContent.slice(0, MOST_WORDS) : ''
  tell({ type: 'selected', id: selected, words: toWrite ? words : undefined })
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
  const isShown = data.only ? showItems(data.html, data.only) : showPage(data.html)
  if (!isShown) return tell({ type: 'lost' })
  giveRoom()
  draw()
  tell({ type: 'shown' })
})

remember(document)
if (new URLSearchParams(location.search).has('walk')) walk(tell)
else edit()
tell({ type: 'ready' })
