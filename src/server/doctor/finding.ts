/** What a check found. Whatever is wrong says what to do about it. */
export type Finding =
  | { readonly about: string; readonly state: 'well'; readonly say: string }
  | { readonly about: string; readonly state: 'wrong' | 'look at it'; readonly say: string; readonly todo: string }

export const well = (about: string, say: string): Finding => ({ about, state: 'well', say })
export const wrong = (about: string, say: string, todo: string): Finding => ({ about, state: 'wrong', say, todo })
export const lookAt = (about: string, say: string, todo: string): Finding => ({ about, state: 'look at it', say, todo })

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
