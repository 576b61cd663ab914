import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useScopeNames } from '../../i18n/scope-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { ReadContent } from './with-content.tsx'
import { WORDS } from './words.ts'

const STATES = { live: 'isLive', scheduled: 'isScheduled', past: 'isNot', draft: 'isWorking' } as const

type Props = { readonly read: ReadContent; readonly onClose: () => void }

/** Every version of every layer; any of them can be the beginning of the next. */
export function VersionsDialog({ read, onClose }: Props) {
  const { w } = useWords(WORDS)
  const { t } = useI18n()
  const scopeNamed = useScopeNames()
  const moment = useSiteMoment()
  const restore = useSend('content.restore', ['content.read', 'content.check', 'content.list'])
  return (
    <Dialog title={w('versions')} onClose={onClose} wide>
      <div className="versions">
        {read.layers.map(({ scope, versions }) => (
          <section key={scope}>
            <h3>{scopeNamed(scope)}</h3>
            <ul className="thing-rows">
              {versions.map(({ version, state, publishAt, createdAt }) => (
                <li key={version}>
                  <span>
                    {version === 0
                      ? `${w('asDelivered')} · ${w(STATES[state])}`
                      : `${version} · ${w(STATES[state])} · ${moment(publishAt ?? createdAt)}`}
                  </span>
                  <Button
                    look="quiet"
                    disabled={restore.isPending}
                    onClick={() =>
                      restore.mutate([{ params: { slug: read.slug }, body: { scope, version } }], {
                        onSuccess: onClose,
                      })
                    }
                  >
                    {w('restore')}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}
