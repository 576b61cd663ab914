import type axe from 'axe-core'
import type { FromFrame, PageFinding } from '#contract/content/frame-messages.ts'
import { ITEM } from './show-page.ts'

declare global {
  interface Window {
    readonly axe?: typeof axe
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const BYTES = '/island-bytes.json'
const OURS = '/studio/assets/'
/** Pictures come in twice the pixels they take; of more nobody sees anything. */
const MOST_PIXELS = 3

type Checked = Extract<FromFrame, { type: 'checked' }>

/** What is wrong with a section or with the page, and how much script it may download. */
export async function checkPage(script: string, id: string | undefined): Promise<Checked> {
  const within = id === undefined ? document.body : document.getElementById(`item-${id}`)
  if (!within) return { type: 'checked', id, findings: [], scriptBytes: 0 }
  const [found, scriptBytes] = await Promise.all([axeIn(script, within), scriptBytesOf(within)])
  const own = [...headingsIn(within), ...picturesIn(within)]
  return { type: 'checked', id, findings: [...found, ...own], scriptBytes }
}

const itemOf = (element: Element | undefined): string | undefined =>
  element?.closest(ITEM)?.id.replace(/^item-/, '') || undefined

async function axeIn(script: string, within: Element): Promise<PageFinding[]> {
  await load(script)
  if (!window.axe) return []
  const { violations } = await window.axe.run(within, {
    runOnly: RULES,
    resultTypes: ['violations'],
    elementRef: true,
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => ({ rule: id, help, item: itemOf(node.element) })),
  )
}

let loaded: Promise<void> | undefined

/** Comes with the studio, and only when somebody asks: visitors never download it. */
function load(script: string): Promise<void> {
  const url = new URL(script, location.origin)
  if (url.origin !== location.origin || !url.pathname.startsWith(OURS)) return Promise.resolve()
  loaded ??= new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => reject(new Error(`${url.pathname} cannot be loaded`)))
    element.src = url.href
    document.head.append(element)
  })
  return loaded
}

async function scriptBytesOf(within: Element): Promise<number> {
  const response = await fetch(BYTES)
  const bytes: Readonly<Record<string, number>> = response.ok ? await response.json() : {}
  const islands = [...within.querySelectorAll('cairn-island')].flatMap(each => each.getAttribute('name') ?? [])
  return [...new Set(islands)].reduce((sum, name) => sum + (bytes[name] ?? 0), 0)
}

/** In the order of the whole page: whether a section is right depends on what stands above it. */
function headingsIn(within: Element): PageFinding[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  return headings.flatMap((heading, at) => {
    if (!within.contains(heading)) return []
    const [level, above] = [levelOf(heading), at === 0 ? 0 : levelOf(headings[at - 1])]
    const isSecond = level === 1 && headings.slice(0, at).some(each => levelOf(each) === 1)
    const rule = isSecond ? 'second-h1' : level > above + 1 ? 'heading-skips' : undefined
    return rule ? [{ rule, help: heading.textContent.trim().slice(0, 80), item: itemOf(heading) }] : []
  })
}

const levelOf = (heading: Element | undefined): number => Number(heading?.tagName.slice(1) ?? 0)

const picturesIn = (within: Element): PageFinding[] =>
  [...within.querySelectorAll('img')].flatMap(picture => {
    const { naturalWidth, clientWidth, alt } = picture
    const isTooLarge = clientWidth > 0 && naturalWidth > clientWidth * MOST_PIXELS * devicePixelRatio
    return isTooLarge
      ? [{ rule: 'large-picture', help: `${alt} ${naturalWidth} px > ${clientWidth} px`.trim(), item: itemOf(picture) }]
      : []
  })
