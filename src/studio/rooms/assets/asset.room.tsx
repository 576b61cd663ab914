import { Link, useParams, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { FocalPoint } from '#domain/assets/focal-crop.ts'
import type { AssetInUse } from '../../assets/asset.ts'
import { call } from '../../calls/call.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { KIND_WORDS } from '../../i18n/kind-words.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useScopeNames } from '../../i18n/scope-names.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer } from '../../ui/state.tsx'
import { AssetForm } from './asset-form.tsx'
import { FocalPicture } from './focal-picture.tsx'
import { FilmWithPoster } from './poster-field.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { WORDS } from './words.ts'

/** One picture or film: what is said about it, what crops keep of it, and where it is used. */
export function AssetRoom() {
  const { id } = useParams({ from: '/house/library/$id' })
  const asset = useCall('assets.read', { params: { id } })
  return <Answer of={asset}>{found => <OneAsset key={found.id} asset={found} />}</Answer>
}

function OneAsset({ asset }: { readonly asset: AssetInUse }) {
  const { w } = useWords(WORDS)
  const [open, setOpen] = useState<'replace' | 'remove'>()
  const [moved, setMoved] = useState<FocalPoint>()
  const focal = moved ?? asset.focalPoint
  const close = () => setOpen(undefined)
  return (
    <Room
      title={asset.name}
      kicker={`${w(asset.kind === 'mp4' ? 'film' : 'picture')} · ${asset.width} × ${asset.height}`}
      actions={
        <>
          <a className="button button-plain" href={`/api/staff/v1/assets/${asset.id}/original`} download>
            {w('original')}
          </a>
          {asset.mayReplace && (
            <>
              <Button onClick={() => setOpen('replace')}>{w('replace')}</Button>
              <Button
                disabled={asset.uses.length > 0}
                title={asset.uses.length > 0 ? w('stillUsed') : undefined}
                onClick={() => setOpen('remove')}
              >
                {w('takeAway')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="asset-parts">
        <div>
          <Rights asset={asset} />
          {asset.kind === 'mp4' ? (
            <FilmWithPoster asset={asset} />
          ) : (
            <FocalPicture asset={asset} url={asset.previews?.large ?? ''} focal={focal} onMove={setMoved} />
          )}
          <Uses id={asset.id} />
        </div>
        <AssetForm asset={asset} focal={focal} onSaved={() => setMoved(now => (now === moved ? undefined : now))} />
      </div>
      <ObjectHistory type="asset" id={asset.id} />
      {open === 'replace' && <ReplaceDialog asset={asset} onClose={close} />}
      {open === 'remove' && <RemoveDialog asset={asset} onClose={close} />}
    </Room>
  )
}

function Rights({ asset: { ending, expired, expiresOn } }: { readonly asset: AssetInUse }) {
  const { w } = useWords(WORDS)
  const { day } = useI18n()
  if (expiresOn === null || !(ending || expired)) return null
  return <p className="room-note">{w(expired ? 'rightsEnded' : 'rightsEnding', { day: day(expiresOn) })}</p>
}

function Uses({ id }: { readonly id: string }) {
  const { w } = useWords(WORDS)
  const kinds = useWords(KIND_WORDS)
  const scopeNamed = useScopeNames()
  const uses = usePages('assets.uses', after => call('assets.uses', { params: { id }, query: after }), id)
  // What there is one of has no title, and is called by its kind.
  const nameOf = ({ id, title }: AssetInUse['uses'][number]) => title ?? kinds.named(`kind_${id}`, id)
  return (
    <section className="part">
      <h2>{w('uses')}</h2>
      <Pages of={uses} empty={<p className="hint">{w('usesNone')}</p>}>
        {rows => (
          <ul>
            {rows.map(use => (
              <li key={`${use.kind} ${use.id} ${use.detail}`}>
                {use.kind === 'colour' ? (
                  <Link to="/library/photographs" search={{ q: use.detail }}>
                    {w('use_colour', { name: nameOf(use) })}
                  </Link>
                ) : (
                  <Link to="/content/edit/$" params={{ _splat: use.id }}>
                    {w(`use_${use.kind}`, { name: nameOf(use), scope: scopeNamed(use.detail) })}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}

function RemoveDialog({ asset, onClose }: { readonly asset: AssetInUse; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const router = useRouter()
  const remove = useSend('assets.remove', ['assets.list'])
  const go = async () => {
    await remove.mutateAsync([{ params: { id: asset.id } }])
    notify(w('gone'))
    await router.navigate({ to: '/library' })
  }
  return (
    <Confirm
      title={`${w('takeAway')}: ${asset.name}`}
      text={w('takeAwayText')}
      action={w('takeAway')}
      busy={remove.isPending}
      onClose={onClose}
      // A refusal is told, and the question stays open.
      onConfirm={() => void go().catch(() => {})}
    />
  )
}
