import { useSearch } from '@tanstack/react-router'
import { useCall, useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useChangeSearch } from '../../lists/search.ts'
import { Button } from '../../ui/button.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { Deliveries } from './deliveries.tsx'
import { Endpoints } from './endpoints.tsx'
import { NewEndpointDialog } from './new-endpoint-dialog.tsx'
import { WORDS } from './words.ts'

/** Where events are sent, and what became of each. */
export function IntegrationsRoom() {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const { data: me } = useMe()
  const endpoints = useCall('webhooks.list')
  const search = useSearch({ from: '/house/integrations' })
  const change = useChangeSearch()
  const mayChange = me?.permissions.includes('integrations.write') ?? false
  return (
    <Room
      title={t('integrations')}
      actions={
        mayChange && (
          <Button look="primary" onClick={() => change({ open: 'new' })}>
            {t('newWebhook')}
          </Button>
        )
      }
    >
      <Answer of={endpoints}>
        {list =>
          list.endpoints.length === 0 ? (
            <Empty title={w('noEndpoints')} text={w('endpointsText')} />
          ) : (
            <>
              <Endpoints endpoints={list.endpoints} mayChange={mayChange} />
              <section className="part">
                <h2>{w('deliveries')}</h2>
                <Deliveries endpoints={list.endpoints} mayChange={mayChange} />
              </section>
            </>
          )
        }
      </Answer>
      {search.open === 'new' && mayChange && <NewEndpointDialog onClose={() => change({ open: undefined })} />}
    </Room>
  )
}
