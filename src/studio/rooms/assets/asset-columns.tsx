import { Link } from '@tanstack/react-router'
import type { Asset } from '../../assets/asset.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import type { Column } from '../../lists/list-table.tsx'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { WORDS } from './words.ts'

/** Two digits tell enough of a file. */
const rough = (count: number): number => Number(count.toPrecision(2))

export function useAssetColumns(): readonly [Column<Asset>, ...Column<Asset>[]] {
  const { number } = useI18n()
  const moment = useSiteMoment()
  const { w } = useWords(WORDS)
  const size = (bytes: number) =>
    bytes < 1_000_000
      ? w('kilobytes', { count: number(rough(bytes / 1000)) })
      : w('megabytes', { count: number(rough(bytes / 1_000_000)) })
  return [
    {
      id: 'name',
      label: w('fileName'),
      by: row => row.name,
      cell: row => (
        <Link to="/library/$id" params={{ id: row.id }}>
          {row.name}
        </Link>
      ),
    },
    { id: 'folder', label: w('folder'), by: row => row.folder, cell: row => row.folder || '–' },
    {
      id: 'tags',
      label: w('tags'),
      cell: row =>
        row.tags.map(tag => (
          <span key={tag} className="tag">
            {tag}
          </span>
        )),
    },
    {
      id: 'size',
      label: w('size'),
      className: 'nowrap figure',
      by: row => row.bytes,
      cell: row => `${row.width} × ${row.height} · ${size(row.bytes)}`,
    },
    { id: 'added', label: w('added'), className: 'nowrap', cell: row => moment(row.createdAt) },
  ]
}
