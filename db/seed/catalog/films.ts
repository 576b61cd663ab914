/** The weather a kind is made for, where there is a film of it. */
const FILM_OF_KIND: Readonly<Record<string, string>> = {
  'hiking-boot-mid': 'fog-over-ridges',
  'trail-runner': 'fog-over-ridges',
  'shell-jacket': 'fog-over-ridges',
  'winter-boot': 'falling-snow',
  puffer: 'falling-snow',
  'base-layer': 'falling-snow',
  sandal: 'lake-water',
  backpack: 'lake-water',
}
const EVERY = 3

/** Not every product has a film: every third one of these kinds. */
export const filmsOf = (kind: string, ordinal: number): readonly string[] => {
  const film = FILM_OF_KIND[kind]
  return film !== undefined && ordinal % EVERY === 0 ? [film] : []
}
