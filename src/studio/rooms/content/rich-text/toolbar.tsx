import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { isSafeLink } from '#domain/content/rich-text-tags.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { RICH_WORDS } from '../words/rich-text.ts'
import { LeadsNowhere } from '../widgets/link-input.tsx'
import { TargetSearch } from '../widgets/target-search.tsx'
import { addRow, removeRow, rowFacts } from './table-rows.ts'

const STYLES = ['p', 'h2', 'h3', 'h4'] as const
const MARKS = [
  ['strong', 'B'],
  ['em', 'I'],
  ['small', 'a'],
  ['sup', 'x²'],
  ['sub', 'x₂'],
] as const

/** What can be done with what is chosen in the text. */
export function Toolbar({ editor, label }: { readonly editor: Editor; readonly label: string }) {
  const { w } = useWords(RICH_WORDS)
  const [, drawAgain] = useState(0)
  const [linking, setLinking] = useState(false)
  useEffect(() => {
    const draw = () => drawAgain(count => count + 1)
    editor.on('transaction', draw)
    return () => void editor.off('transaction', draw)
  }, [editor])
  const { inRow, mayRemove } = rowFacts(editor)
  const style = STYLES.find(each => editor.isActive(each)) ?? 'p'
  return (
    <div className="rich-tools" role="toolbar" aria-label={w('toolsOf', { field: label })}>
      <select
        aria-label={w('style')}
        value={style}
        onChange={event => editor.chain().focus().setNode(event.target.value).run()}
      >
        {STYLES.map(each => (
          <option key={each} value={each}>
            {w(`style_${each}`)}
          </option>
        ))}
      </select>
      {MARKS.map(([mark, sign]) => (
        <Tool
          key={mark}
          label={w(`mark_${mark}`)}
          on={editor.isActive(mark)}
          act={() => editor.chain().focus().toggleMark(mark).run()}
          sign={sign}
        />
      ))}
      <Tool
        label={w('list')}
        on={editor.isActive('ul')}
        act={() => editor.chain().focus().toggleList('ul', 'li').run()}
        sign="•"
      />
      <Tool
        label={w('numbers')}
        on={editor.isActive('ol')}
        act={() => editor.chain().focus().toggleList('ol', 'li').run()}
        sign="1."
      />
      <Tool
        label={w('quote')}
        on={editor.isActive('blockquote')}
        act={() => editor.chain().focus().toggleWrap('blockquote').run()}
        sign="“"
      />
      {inRow && <Tool label={w('addRow')} on={false} act={() => addRow(editor)} sign="+▭" />}
      {mayRemove && <Tool label={w('removeRow')} on={false} act={() => removeRow(editor)} sign="−▭" />}
      <Tool label={w('link')} on={editor.isActive('a')} act={() => setLinking(!linking)} sign="↗" />
      {linking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  )
}

type ToolProps = {
  readonly label: string
  readonly on: boolean
  readonly act: () => void
  /** Drawn by the styles: it is no word. */
  readonly sign: string
}

const Tool = ({ label, on, act, sign }: ToolProps) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    aria-pressed={on}
    onMouseDown={event => event.preventDefault()}
    onClick={act}
    data-sign={sign}
  />
)

function LinkForm({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const { w } = useWords(RICH_WORDS)
  const before: unknown = editor.getAttributes('a')['href']
  const [href, setHref] = useState(typeof before === 'string' ? before : '')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isSafe = href === '' || isSafeLink(href)
  const set = () => {
    const words = editor.chain().focus().extendMarkRange('a')
    if (href === '') words.unsetMark('a').run()
    else words.setMark('a', { href }).run()
    onDone()
  }
  return (
    <span className="rich-link">
      <input
        ref={field}
        type="text"
        aria-label={w('linkTo')}
        placeholder="/help/returns"
        value={href}
        onChange={event => setHref(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') onDone()
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (isSafe) set()
        }}
      />
      <button type="button" disabled={!isSafe} onClick={set}>
        {href === '' ? w('unlink') : w('setLink')}
      </button>
      {isSafe ? (
        <LeadsNowhere url={href} />
      ) : (
        <span className="hint" data-bad="true" role="alert">
          {w('linkUnsafe')}
        </span>
      )}
      <TargetSearch label={w('findLink')} onChoose={({ url }) => setHref(url)} />
    </span>
  )
}
