/** What the studio tells the page in its frame. */
export type ToFrame =
  /** The page as the server makes it of what is being written, or only these sections of it. */
  | { readonly type: 'show'; readonly html: string; readonly only: readonly string[] | undefined }
  | { readonly type: 'select'; readonly id: string | undefined }

/** What the page tells the studio. */
export type FromFrame =
  | { readonly type: 'ready' }
  | { readonly type: 'shown' }
  /** A section that was to be changed is not there, or no more: the whole page is needed. */
  | { readonly type: 'lost' }
  | { readonly type: 'selected'; readonly id: string; readonly toField: boolean }

const hasType = (data: unknown): data is { type: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data

export const isToFrame = (data: unknown): data is ToFrame =>
  hasType(data) && (data.type === 'show' || data.type === 'select')

const TOLD: readonly unknown[] = ['ready', 'shown', 'lost', 'selected'] satisfies FromFrame['type'][]

export const isFromFrame = (data: unknown): data is FromFrame => hasType(data) && TOLD.includes(data.type)
