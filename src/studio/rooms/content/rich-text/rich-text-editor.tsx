import { Editor } from '@tiptap/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { wordDiff } from '#domain/content/word-diff.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { Button } from '../../../ui/button.tsx'
import { RICH_WORDS } from '../words/rich-text.ts'
import { grammar, keys } from './extensions.ts'
import { Toolbar } from './toolbar.tsx'
import { isKeptWhole, roundTrip, written } from './written.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (html: string) => void
}

/** Text as it will look. What this editor would rewrite by being opened is not opened without being asked. */
export default function RichTextEditor(props: Props) {
  const { value, onChange } = props
  // Written here, or agreed to. In another language it is another text, which nobody was asked about.
  const [own, setOwn] = useState<string>()
  const open = useMemo(() => value === own || isKeptWhole(value), [value, own])
  const write = (html: string) => {
    setOwn(html)
    onChange(html)
  }
  return open ? <Written {...props} onChange={write} /> : <Rewritten {...props} onOpen={() => setOwn(value)} />
}

function Rewritten({ id, label, value, onOpen }: Props & { readonly onOpen: () => void }) {
  const { w } = useWords(RICH_WORDS)
  const { before, after } = wordDiff(value, roundTrip(value))
  const lost = before.filter(({ isOther }) => isOther)
  return (
    <div className="rich-rewritten">
      <p className="hint">{w('wouldRewrite')}</p>
      <textarea id={id} aria-label={label} rows={4} readOnly value={value} />
      <p className="hint">{w('itWouldBe')}</p>
      <p className="rich-changes">
        {after.map(({ text, isOther }, at) => (isOther ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>))}
      </p>
      {lost.length > 0 && (
        <>
          <p className="hint">{w('itWouldLose')}</p>
          <p className="rich-changes">
            {lost.map(({ text }, at) => (
              <del key={at}>{text}</del>
            ))}
          </p>
        </>
      )}
      <Button look="quiet" onClick={onOpen}>
        {w('editAnyway')}
      </Button>
    </div>
  )
}

const named = (id: string, label: string) => ({
  attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
})

function Written({ id, label, value, onChange }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const latest = useRef({ label, value, onChange })
  useEffect(() => {
    latest.current = { label, value, onChange }
  })
  useEffect(() => {
    const made = new Editor({
      element: holder.current,
      extensions: [...grammar, keys],
      content: latest.current.value,
      injectCSS: false,
      editorProps: named(id, latest.current.label),
      onUpdate: ({ editor: changed }) => {
        const html = written(changed.state.doc)
        latest.current = { ...latest.current, value: html }
        latest.current.onChange(html)
      },
    })
    setEditor(made)
    return () => made.destroy()
  }, [id])
  // It may be called otherwise while somebody writes in it.
  useEffect(() => {
    editor?.setOptions({ editorProps: named(id, label) })
  }, [editor, id, label])
  // Taken back, or changed by somebody else.
  useEffect(() => {
    if (editor && written(editor.state.doc) !== value) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <div className="rich-text">
      {editor && <Toolbar editor={editor} label={label} />}
      <div ref={holder} className="rich-text-page" />
    </div>
  )
}
