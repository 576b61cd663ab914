import { VARIANTS_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'
import { askForVariants } from './decide.ts'

/** Asks for this visitor's variants anew; what another decision shows takes its place at once. Answers what is shown then. */
export async function recalculate(shown: string | undefined): Promise<string | undefined> {
  await askForVariants()
  const decided = cookieIn(document.cookie, VARIANTS_COOKIE)
  if (decided === shown) return shown
  const answer = await fetch(location.href)
  if (!answer.ok) return shown
  showVariants(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  return decided
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
