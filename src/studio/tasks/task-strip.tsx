import { useStore } from '@nanostores/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { StaffCallName } from '#contract/staff/staff.ts'
import { call } from '../calls/call.ts'
import { queries, useSend } from '../calls/queries.ts'
import { isMessageKey, useI18n } from '../i18n/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/notices.tsx'
import { saveAs } from './save-as.ts'
import { $tasks, forgetTask, watchTask } from './tasks.ts'

const ASK_MS = 1_000
/** What such work may have changed. */
const TOUCHED = [
  'jobs.list',
  'health.read',
  'people.list',
  'history.list',
  'styles.list',
  'promotions.read',
  'promotions.batches',
] as const satisfies readonly StaffCallName[]

/** How far work on many things is, wherever somebody goes meanwhile; and its file when it has ended. */
export function TaskStrip() {
  const { t } = useI18n()
  const tasks = useStore($tasks)
  if (tasks.length === 0) return null
  return (
    <section className="tasks" aria-label={t('tasks')}>
      {tasks.map(id => (
        <Task key={id} id={id} />
      ))}
    </section>
  )
}

function Task({ id }: { readonly id: string }) {
  const { t, number } = useI18n()
  const params = { taskId: id }
  const { data: task } = useQuery({
    queryKey: ['tasks.read', id],
    queryFn: () => call('tasks.read', { params }),
    refetchInterval: ({ state }) => (state.data?.endedAt === undefined ? ASK_MS : false),
  })
  const stop = useSend('tasks.stop', ['tasks.read'])
  const save = useMutation({
    mutationFn: async (name: string) => saveAs(name, await call('tasks.file', { params })),
    onError: () => notify(t('failed')),
  })
  const undo = useMutation({
    mutationFn: () => call('styles.undoAll', { params }),
    onSuccess: ({ id: back }) => {
      forgetTask(id)
      watchTask(back)
    },
    onError: () => notify(t('failed')),
  })
  const ended = task?.endedAt !== undefined
  useEffect(() => {
    if (!ended) return
    for (const key of TOUCHED) void queries.invalidateQueries({ queryKey: [key] })
  }, [ended])
  if (!task) return null
  const name = `task_${task.kind.replace('.', '_')}`
  return (
    <div className="task">
      <span>
        <b>{isMessageKey(name) ? t(name) : task.kind}</b>
        <output className="second">
          {t(`task_is_${task.state}`, { done: number(task.done), total: number(task.total) })}
          {task.refused > 0 && ` · ${t('taskRefused', { count: number(task.refused) })}`}
        </output>
      </span>
      <progress value={task.done} max={Math.max(1, task.total)} aria-label={t('tasks')} />
      {ended && task.kind === 'styles.changeAll' && task.done > task.refused && (
        <Button busy={undo.isPending} onClick={() => undo.mutate()}>
          {t('taskUndo')}
        </Button>
      )}
      {ended && task.hasFile && (
        <Button busy={save.isPending} onClick={() => save.mutate(task.fileName)}>
          {t('taskFile')}
        </Button>
      )}
      {ended ? (
        <Button look="quiet" onClick={() => forgetTask(id)}>
          {t('close')}
        </Button>
      ) : (
        <Button look="quiet" onClick={() => stop.mutate([{ params }])}>
          {t('taskStop')}
        </Button>
      )}
    </div>
  )
}
