import { AROUND } from './around.ts'
import { patch } from './patch.ts'

export const ITEM = '[data-component][id^="item-"]'

/** What the server last sent of each part. The document itself has changed since: its islands are awake. */
let sent = new Map<string, string>()
/** The same of what was typed into, as it is to be compared. */
const read = new Map<string, Element>()
let ground = ''

const outermost = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(ITEM)].filter(item => !item.parentElement?.closest(ITEM))

const mainOf = (page: Document) => page.querySelector('main') ?? page.body

/** Keeps the page as it was sent, before anything in it wakes. */
export function remember(page: Document): void {
  const parts = outermost(mainOf(page)).map(item => [item.id, item.outerHTML] as const)
  const around = Object.values(AROUND).map(name => [name, page.querySelector(name)?.outerHTML ?? ''] as const)
  sent = new Map([...parts, ...around])
  read.clear()
  ground = groundOf(page)
}

/** The page without its sections: their order, and what stands between them. */
function groundOf(page: Document): string {
  const copy = mainOf(page).cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const item of outermost(copy)) item.replaceWith(`[${item.id}]`)
  return copy.innerHTML
}

/** Changes what changed and leaves the rest as it is: awake, scrolled, playing. */
export function showPage(html: string): true {
  const next = parsed(html)
  const main = mainOf(document)
  const nextMain = mainOf(next)
  const before = sent
  const sameGround = ground === groundOf(next)
  const scrolled = window.scrollY
  remember(next)
  document.title = next.title
  for (const item of outermost(nextMain)) {
    const old = document.getElementById(item.id)
    if (old && before.get(item.id) === item.outerHTML) {
      if (!sameGround) item.replaceWith(old)
    } else if (old && sameGround) change(old, item, before.get(item.id))
  }
  if (!sameGround) main.replaceChildren(...[...nextMain.childNodes].map(node => document.adoptNode(node)))
  for (const name of Object.values(AROUND)) changeAround(name, before, next)
  window.scrollTo({ top: scrolled, behavior: 'instant' })
  return true
}

/** Changes these sections and looks at nothing else: however long the page is, it takes no longer. */
export function showItems(html: string, ids: readonly string[]): boolean {
  const next = parsed(html)
  const pairs = ids.map(id => [document.getElementById(`item-${id}`), next.getElementById(`item-${id}`)] as const)
  const scrolled = window.scrollY
  for (const [old, young] of pairs) {
    if (!old || !young) return false
    const [before, now] = [sent.get(young.id), young.outerHTML]
    if (before === now) continue
    change(old, young, before)
    sent.set(young.id, now)
    read.set(young.id, young)
  }
  window.scrollTo({ top: scrolled, behavior: 'instant' })
  return true
}

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

function change(shown: HTMLElement, next: HTMLElement, sentBefore: string | undefined): void {
  const before = read.get(next.id) ?? (sentBefore === undefined ? null : parsed(sentBefore).body.firstElementChild)
  if (before) patch(shown, before, next)
  else shown.replaceWith(document.importNode(next, true))
}

function changeAround(name: string, before: ReadonlyMap<string, string>, next: Document): void {
  const [old, young] = [document.querySelector<HTMLElement>(name), next.querySelector<HTMLElement>(name)]
  if (before.get(name) === (young?.outerHTML ?? '')) return
  // Without a message there is no bar.
  if (old && young) change(old, young, before.get(name))
  else if (name !== AROUND['promo-bar']) return
  else if (young) document.querySelector(AROUND.header)?.before(document.importNode(young, true))
  else old?.remove()
}
