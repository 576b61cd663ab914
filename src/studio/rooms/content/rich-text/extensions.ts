import { Extension, Mark, Node, type AnyExtension } from '@tiptap/core'
import { isOwnPicture, isSafeLink, RICH_TEXT_ATTRIBUTES, richTags } from '#domain/content/rich-text-tags.ts'

/** Stands on what holds words without a paragraph around them; `written` takes it away again. */
export const BARE = 'data-bare'

const attributesOf = (own: readonly string[] = []) =>
  Object.fromEntries(
    [...own, ...RICH_TEXT_ATTRIBUTES].map(name => [
      name,
      {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute(name),
        renderHTML: (said: Record<string, unknown>) => (said[name] === null ? {} : { [name]: said[name] }),
      },
    ]),
  )

const BLOCKS = 'p, ul, ol, blockquote, table, dl, figure, h2, h3, h4, hr'
const bareness = {
  bare: {
    default: true,
    parseHTML: (element: HTMLElement) => ![...element.children].some(child => child.matches(BLOCKS)),
    renderHTML: (said: Record<string, unknown>) => (said['bare'] === true ? { [BARE]: '' } : {}),
  },
}

/** What other programs write in the place of ours. */
const ALSO: Readonly<Record<string, string>> = { strong: 'b', em: 'i' }

/** What the shop would not show is not taken in either, wherever it was copied: of a link its words are left. */
const judged = (tag: string) => (element: HTMLElement) => {
  if (tag === 'a') return isSafeLink(element.getAttribute('href') ?? '') && null
  return (tag !== 'img' || isOwnPicture(element.getAttribute('src') ?? '')) && null
}

/** The editor's grammar, made of the one table of tags. */
export const grammar: AnyExtension[] = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  // In a figure a picture stands by itself, elsewhere in a line.
  Node.create({
    name: 'shown',
    atom: true,
    addAttributes: () => attributesOf(richTags.find(([tag]) => tag === 'img')?.[1].attributes),
    parseHTML: () => [{ tag: 'img', context: 'figure/', priority: 60, getAttrs: judged('img') }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  }),
  ...richTags.map(([tag, { is, holds, attributes, bare }]): AnyExtension => {
    if (is === 'mark')
      return Mark.create({
        name: tag,
        inclusive: tag !== 'a',
        // A word may be raised and set bold at once.
        excludes: tag,
        addAttributes: () => attributesOf(attributes),
        parseHTML: () =>
          [tag, ALSO[tag]].flatMap(each => (each === undefined ? [] : [{ tag: each, getAttrs: judged(tag) }])),
        renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
      })
    const isLeaf = is === 'leaf' || is === 'rule'
    return Node.create({
      name: tag,
      ...(is !== 'part' && { group: is === 'leaf' ? 'inline' : 'block' }),
      inline: is === 'leaf',
      ...(holds !== undefined && { content: holds }),
      defining: is === 'part',
      addAttributes: () => ({ ...attributesOf(attributes), ...(bare && bareness) }),
      parseHTML: () => [{ tag, getAttrs: judged(tag) }],
      renderHTML: ({ HTMLAttributes }) => (isLeaf ? [tag, HTMLAttributes] : [tag, HTMLAttributes, 0]),
    })
  }),
]

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

export const keys = Extension.create({
  name: 'keys',
  addKeyboardShortcuts() {
    const { editor } = this
    return {
      'Mod-b': () => editor.commands.toggleMark('strong'),
      'Mod-i': () => editor.commands.toggleMark('em'),
      'Shift-Enter': () => editor.commands.insertContent({ type: 'br' }),
      Enter: () => editor.commands.splitListItem('li'),
      Tab: () => editor.commands.sinkListItem('li'),
      'Shift-Tab': () => editor.commands.liftListItem('li'),
      'Mod-Alt-0': () => editor.commands.setNode('p'),
      ...Object.fromEntries(
        Object.entries(HEADINGS).map(([key, tag]) => [`Mod-Alt-${key}`, () => editor.commands.setNode(tag)]),
      ),
    }
  },
})
