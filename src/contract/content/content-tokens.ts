// Apart from the schemas, so that a browser can read these words without downloading a validator.

export const BREAKPOINTS = ['sm', 'md', 'lg'] as const

export type Breakpoint = (typeof BREAKPOINTS)[number]

export const COLOUR_TOKENS = [
  'paper',
  'stone-100',
  'stone-300',
  'slate',
  'ink',
  'forest',
  'signal',
  'moss',
  'sky',
  'berry',
  'white',
  'transparent',
] as const

export const SPACINGS = ['none', 'xs', 'sm', 'md', 'lg', 'xl'] as const

export const TITLE_STYLES = ['display', 'xl', 'lg', 'md', 'sm'] as const

export const TARGET_STYLES = ['primary', 'secondary', 'tertiary', 'link'] as const
