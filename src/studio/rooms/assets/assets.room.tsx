import { Link, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Asset } from '../../assets/asset.ts'
import { AssetFace, AssetName } from '../../assets/asset-tile.tsx'
import { DropZone } from '../../assets/drop-zone.tsx'
import { call } from '../../calls/call.ts'
import { useMe } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable } from '../../lists/list-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { useFilteredPages } from '../../lists/use-pages.ts'
import { Field } from '../../ui/field.tsx'
import { Room } from '../../ui/room.tsx'
import { Empty } from '../../ui/state.tsx'
import { ArrangeBar } from './arrange-bar.tsx'
import { useAssetColumns } from './asset-columns.tsx'
import { Filters, ONLY } from './filters.tsx'
import { WORDS } from './words.ts'

const NONE: ReadonlySet<string> = new Set()

/** Everything the company shows, and the way in for more of it. */
export function AssetsRoom() {
  const { w } = useWords(WORDS)
  const { data: me } = useMe()
  const search = useSearch({ from: '/house/library' })
  const { q, folder, tag } = search
  const only = ONLY.find(each => each === search.only)
  const filter = {
    ...(q !== undefined && { q }),
    ...(folder !== undefined && { folder }),
    ...(tag !== undefined && { tag }),
    ...(only && { only }),
  }
  const found = useFilteredPages(
    'assets.list',
    after => call('assets.list', { query: { ...filter, ...after } }),
    filter,
  )
  const [first] = found.data?.pages ?? []
  const mayWrite = me?.permissions.includes('assets.write') ?? false
  const [chosen, setChosen] = useState(NONE)
  const toggle = (id: string) =>
    setChosen(known => new Set([...known].filter(each => each !== id).concat(known.has(id) ? [] : id)))
  return (
    <Room
      title={w('library')}
      actions={
        me?.permissions.includes('catalog.read') && (
          <Link to="/library/photographs" className="button button-plain">
            {w('photographs')}
          </Link>
        )
      }
    >
      {mayWrite && <Incoming key={folder} folder={folder ?? ''} />}
      <Filters search={search} folders={first?.folders ?? []} tags={first?.tags ?? []} />
      <Pages of={found} empty={<Empty title={w('none')} text={w('noneText')} />}>
        {rows => (
          <>
            <ArrangeBar chosen={chosen} onClear={() => setChosen(NONE)} />
            {search.view === 'list' ? (
              <AsList rows={rows} />
            ) : (
              <AsGrid rows={rows} {...(mayWrite && { chosen, onChosen: toggle })} />
            )}
          </>
        )}
      </Pages>
    </Room>
  )
}

function Incoming({ folder: shown }: { readonly folder: string }) {
  const { w } = useWords(WORDS)
  const [folder, setFolder] = useState(shown)
  const where = useMemo(() => ({ folder: folder.trim().replaceAll(/^\/+|\/+$/g, '') }), [folder])
  return (
    <>
      <DropZone where={where} />
      <div className="list-head">
        <Field
          label={w('intoFolder')}
          hint={w('folderHint')}
          maxLength={200}
          value={folder}
          onChange={event => setFolder(event.target.value)}
        />
      </div>
    </>
  )
}

type GridProps = {
  readonly rows: readonly Asset[]
  readonly chosen?: ReadonlySet<string>
  readonly onChosen?: (id: string) => void
}

function AsGrid({ rows, chosen, onChosen }: GridProps) {
  const { w } = useWords(WORDS)
  return (
    <ul className="asset-grid">
      {rows.map(asset => (
        <li key={asset.id} className="asset-place">
          <Link to="/library/$id" params={{ id: asset.id }} className="asset-tile">
            <AssetFace asset={asset} />
            <AssetName asset={asset} />
          </Link>
          {onChosen && (
            <input
              type="checkbox"
              className="asset-choice"
              aria-label={w('choose', { name: asset.name })}
              checked={chosen?.has(asset.id) ?? false}
              onChange={() => onChosen(asset.id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function AsList({ rows }: { readonly rows: readonly Asset[] }) {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/library' })
  const columns = useAssetColumns()
  return <ListTable caption={w('library')} columns={columns} rows={rows} rowKey={({ id }) => id} search={search} />
}
