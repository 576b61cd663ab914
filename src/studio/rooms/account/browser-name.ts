/** The first that fits: browsers call themselves by the names of others too. */
const BROWSERS = { 'Edg/': 'Edge', 'OPR/': 'Opera', 'Firefox/': 'Firefox', 'Chrome/': 'Chrome', 'Safari/': 'Safari' }
const SYSTEMS = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  Android: 'Android',
  'Mac OS': 'macOS',
  Windows: 'Windows',
  Linux: 'Linux',
}

const firstIn = (names: Readonly<Record<string, string>>, agent: string) =>
  Object.entries(names).find(([mark]) => agent.includes(mark))?.[1]

const MOST_LETTERS = 60

/** What somebody would call it; of a program that nobody knows, the beginning of what it says. */
export function browserName(agent: string): string {
  const browser = firstIn(BROWSERS, agent)
  const known = [browser, firstIn(SYSTEMS, agent)].filter(Boolean).join(' · ')
  return browser === undefined ? agent.slice(0, MOST_LETTERS) || '–' : known
}
