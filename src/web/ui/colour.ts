/** A colour of the design by name, or a hex value, as style sheets write it. */
export const cssColour = (colour: string): string =>
  colour.startsWith('#') ? colour : colour === 'transparent' ? 'transparent' : `var(--color-${colour})`
