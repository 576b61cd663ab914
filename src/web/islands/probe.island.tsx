import { useId, useState } from 'react'

/** The smallest island: the browser tests of waking, replay and failure use it. */
export default function IslandProbe({ label, failing = false }: { label: string; failing?: boolean }) {
  const [clicks, setClicks] = useState(0)
  const [text, setText] = useState('')
  const id = useId()
  if (failing && typeof window !== 'undefined') throw new Error('probe asked to fail')
  return (
    <form
      method="get"
      onSubmit={event => {
        event.preventDefault()
        setText(`submitted ${text}`)
      }}
    >
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {label} {clicks}
      </button>
      <label htmlFor={id}>{label} text</label>
      <input id={id} name="q" value={text} onChange={event => setText(event.target.value)} />
      <button type="submit">{label} send</button>
      <output aria-label={`${label} output`}>{text}</output>
    </form>
  )
}
