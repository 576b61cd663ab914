import { useI18n } from '../i18n/i18n.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Action } from './actions.ts'
import { useFindKeys } from './find-keys.ts'
import type { RoomEntry } from './rooms.ts'

type Props = {
  readonly rooms: readonly RoomEntry[]
  readonly actions: readonly Action[]
  readonly onClose: () => void
}

/** Every key that does something by itself. */
export function ShortcutsDialog({ rooms, actions, onClose }: Props) {
  const { t } = useI18n()
  const findKeys = useFindKeys()
  const rows = [
    [t('search'), findKeys],
    [t('search'), '/'],
    [t('shortcuts'), '?'],
    ...rooms.map(room => [t('goTo', { room: t(room.label) }), room.keys]),
    ...actions.map(({ label, keys }) => [label, keys]),
  ]
  return (
    <Dialog title={t('shortcuts')} text={t('shortcutsText')} onClose={onClose}>
      <dl className="shortcuts">
        {rows.map(([what, keys]) => (
          <div key={keys}>
            <dt>{what}</dt>
            <dd>
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
