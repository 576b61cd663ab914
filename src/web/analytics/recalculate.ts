import { VARIANTS_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'
import { askForVariants } from './decide.ts'

/** Asks for this visitor's variants anew; what another decision shows takes its place at once. */
export async function recalculate(): Promise<void> {
  const before = cookieIn(document.cookie, VARIANTS_COOKIE)
  await askForVariants()
  if (cookieIn(document.cookie, VARIANTS_COOKIE) === before) return
  const answer = await fetch(location.href)
  if (answer.ok) showVariants(new DOMParser().parseFromString(await answer.text(), 'text/html'))
}

function showVariants(fresh: Document): void {
  const shown = [...document.querySelectorAll('[data-experience]')]
  for (const id of new Set(shown.map(element => element.getAttribute('data-experience')))) {
    const of = (page: Document) => [...page.querySelectorAll(`[data-experience="${CSS.escape(id ?? '')}"]`)]
    const [first, ...others] = of(document)
    first?.replaceWith(...of(fresh).map(element => document.importNode(element, true)))
    for (const other of others) other.remove()
  }
}
