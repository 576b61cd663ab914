/** It woke with what it was given: other props need another one. */
const WHOLE = 'CAIRN-ISLAND'

/**
 * Makes what is shown into what the server sent last, where that differs from what it sent before. Pictures and islands
 * beside a changed word stay the same ones: they are neither loaded, decoded nor drawn again.
 */
export function patch(shown: ChildNode, before: Node, next: Node): void {
  if (before.isEqualNode(next)) return
  const isAlike = shown.nodeName === before.nodeName && before.nodeName === next.nodeName && next.nodeName !== WHOLE
  const parts = isAlike ? partsOf(shown, before, next) : undefined
  if (!parts) return shown.replaceWith(document.importNode(next, true))
  if (next instanceof CharacterData && shown instanceof CharacterData) shown.data = next.data
  if (shown instanceof Element && before instanceof Element && next instanceof Element)
    patchAttributes(shown, before, next)
  for (const [own, old, young] of parts) patch(own, old, young)
}

type Parts = readonly [shown: ChildNode, before: ChildNode, next: ChildNode]

/** One by one, where neither the server nor an awake island has put something in or taken something out. */
function partsOf(shown: Node, before: Node, next: Node): readonly Parts[] | undefined {
  const [own, old, young] = [[...shown.childNodes], [...before.childNodes], [...next.childNodes]]
  if (own.length !== old.length || old.length !== young.length) return undefined
  return own.flatMap((each, at): Parts[] => {
    const [past, future] = [old[at], young[at]]
    return past && future ? [[each, past, future]] : []
  })
}

function patchAttributes(shown: Element, before: Element, next: Element): void {
  for (const { name } of before.attributes) if (!next.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (before.getAttribute(name) !== value) shown.setAttribute(name, value)
}
