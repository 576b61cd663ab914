import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notices.tsx'
import { TOUCHED, type Order } from './order.ts'
import { WORDS } from './words.ts'

/** What colleagues asked somebody to see to, until it is. */
export function NoteTasks({ order: { number, tasks, actions } }: { readonly order: Order }) {
  const { w } = useWords(WORDS)
  const moment = useSiteMoment()
  const tick = useSend('orders.tickOff', TOUCHED)
  if (tasks.length === 0) return null
  const done = async (noteId: string) => {
    await tick.mutateAsync([{ params: { number, noteId } }])
    notify(w('tickedOff'))
  }
  return (
    <section className="part" aria-labelledby="tasks">
      <h2 id="tasks">{w('tasks')}</h2>
      <ul className="note-tasks">
        {tasks.map(({ id, text, by, for: name, mine, at }) => (
          <li key={id} data-mine={mine}>
            <div>
              <p className="story-text">{text}</p>
              <span className="second">
                {w('taskFor', { name, by })} · {moment(at)}
              </span>
            </div>
            {actions.includes('note') && (
              <Button disabled={tick.isPending} onClick={() => void done(id).catch(() => {})}>
                {w('tickOff')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
