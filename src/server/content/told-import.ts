import type { Change, Imported } from './import-plan.ts'

const MOST_LETTERS = 60

/** One layer and what would change in it, a field a line. */
export const toldChange = ({ layer, differences }: Change): string =>
  [
    `${layer.scope}/${layer.slug}${whenOf(layer)}`,
    ...differences.map(({ path, before, after }) => `  ${path.join(' › ')}: ${short(before)} → ${short(after)}`),
  ].join('\n')

export const toldConflict = ({
  scope,
  slug,
  path,
  mine,
  theirs,
  scheduledFor,
}: Imported['conflicts'][number]): string =>
  `${scope}/${slug}: ${path.join(' › ')} is ${short(theirs)} now, and ${short(mine)} from ${scheduledFor.toISOString()} as it was scheduled`

const whenOf = ({ publishAt, working }: Change['layer']) => {
  if (working) return ' (being written)'
  if (publishAt === null) return ' (draft)'
  return publishAt === undefined ? '' : ` (from ${publishAt.toISOString()})`
}

function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
}
