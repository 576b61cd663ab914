import { useId, useState } from 'react'
import { $probe } from './probe-state.ts'
import { useShared } from './use-shared.ts'

/** The smallest island: the browser tests of waking, replay and failure use it. */
export default function IslandProbe({ label, failing = false }: { label: string; failing?: boolean }) {
  const [clicks, setClicks] = useState(0)
  const [text, setText] = useState('')
  const [sent, setSent] = useState('')
  const [note, setNote] = useState('')
  const [ground, setGround] = useState('rock')
  const [ticked, setTicked] = useState(false)
  const all = useShared($probe)
  const id = useId()
  if (failing && typeof window !== 'undefined') throw new Error('probe asked to fail')
  return (
    <form
      method="get"
      aria-label={label}
      onSubmit={event => {
        event.preventDefault()
        setSent(`submitted ${text}`)
      }}
    >
      <button type="button" onClick={() => setClicks(clicks => clicks + 1)}>
        {label} clicked {clicks}
      </button>
      <button type="button" onClick={() => $probe.set($probe.get() + 1)}>
        {label} sees {all}
      </button>
      <label htmlFor={id}>{label} text</label>
      <input id={id} name="q" value={text} onChange={event => setText(event.target.value)} />
      <input aria-label={`${label} note`} value={note} onChange={event => setNote(event.target.value)} />
      <select aria-label={`${label} ground`} value={ground} onChange={event => setGround(event.target.value)}>
        <option>rock</option>
        <option>mud</option>
      </select>
      <label>
        <input type="checkbox" checked={ticked} onChange={event => setTicked(event.target.checked)} />
        {label} box
      </label>
      <button type="submit">{label} send</button>
      <output aria-label={`${label} output`}>
        {sent} {text} {note} {ground} {ticked ? 'ticked' : 'empty'}
      </output>
    </form>
  )
}
