// Draws who imports whom between the rooms of the house, from the imports themselves.
import { importsOf, sourceFiles, WEB_GROUND } from './walls.ts'

const ROOMS = {
  main: 'main.ts',
  studio: 'studio',
  web: 'web: page.ts, pages.ts, entries',
  pages: 'web: pages, shell',
  sections: 'web: sections',
  'web-features': 'web: features',
  ground: 'web: ui, islands, state …',
  server: 'server: tables of handlers and services',
  'server-features': 'server: features',
  http: 'server: http',
  db: 'server: db',
  contract: 'contract',
  domain: 'domain',
} as const
type Room = keyof typeof ROOMS

function roomOf(file: string): Room | undefined {
  const [top, level, room, inside] = file.split('/')
  if (top !== 'src' || /\.test(?:-data)?\.|\/testing\/|registry\.tsx?$/.test(file)) return undefined
  if (level === 'main.ts') return 'main'
  if (level === 'domain' || level === 'contract' || level === 'studio') return level
  if (level === 'server') {
    if (inside === undefined) return 'server'
    return room === 'http' || room === 'db' ? room : 'server-features'
  }
  if (inside === undefined) return 'web'
  if (room === 'pages' || room === 'shell') return 'pages'
  if (room === 'sections') return 'sections'
  return WEB_GROUND.some(each => each === room) ? 'ground' : 'web-features'
}

export function renderPicture(): string {
  const arrows = new Set<string>()
  for (const file of sourceFiles()) {
    const from = roomOf(file)
    for (const target of from ? importsOf(file) : []) {
      const to = roomOf(target)
      if (to && to !== from) arrows.add(`  ${from} --> ${to}`)
    }
  }
  const rooms = Object.entries(ROOMS).map(([room, label]) => `  ${room}["${label}"]`)
  return `# Who imports whom

Drawn from the imports of the code by \`npm run generate\`; tests are left out.

\`\`\`mermaid
flowchart TD
${[...rooms, ...[...arrows].toSorted()].join('\n')}
\`\`\`
`
}
