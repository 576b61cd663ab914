const GROUPS: Readonly<Record<string, string>> = {
  jacket: 'shell-jacket puffer fleece',
  boot: 'hiking-boot-mid winter-boot',
  skate: 'skate-low skate-high',
  zapatilla: 'casual-shoe trail-runner slip-on skate-low skate-high',
  shoe: 'casual-shoe trail-runner slip-on skate-low skate-high sandal hiking-boot-mid winter-boot',
  randonnee:
    'hiking-boot-mid backpack pants shell-jacket fleece vest tee base-layer shorts socks gloves cap beanie puffer',
}

/** What a style is, as far as a query can ask for it. */
export type Judged = {
  readonly kind: string
  readonly gender: string
  readonly colours: readonly string[]
  readonly features: readonly string[]
}

export type Case = { readonly query: string; readonly wanted: string }

export const casesOf = (table: string): Case[] =>
  table
    .trim()
    .split('\n')
    .map(line => {
      const [query = '', wanted = ''] = line.split(': ')
      return { query, wanted }
    })

/** Whether a style is one that whoever typed this meant. */
export function isMeant(wanted: string, { kind, gender, colours, features }: Judged): boolean {
  const words = wanted.split(' ')
  const after = (mark: string) => words.find(word => word.startsWith(mark))?.slice(1)
  const kinds = words.filter(word => /^[a-z]/.test(word)).flatMap(word => (GROUPS[word] ?? word).split(' '))
  const [colour, person, feature] = [after('#'), after('@'), after('+')]
  return (
    kinds.includes(kind) &&
    (colour === undefined || colours.includes(colour)) &&
    (person === undefined || gender === person || gender === 'unisex') &&
    (feature === undefined || features.includes(feature))
  )
}
