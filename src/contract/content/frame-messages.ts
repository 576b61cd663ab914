/** What the studio tells the page in its frame. */
export type ToFrame =
  /** The page as the server makes it of what is being written. */
  { readonly type: 'show'; readonly html: string } | { readonly type: 'select'; readonly id: string | undefined }

/** What the page tells the studio. */
export type FromFrame =
  | { readonly type: 'ready' }
  | { readonly type: 'shown' }
  | { readonly type: 'selected'; readonly id: string; readonly toField: boolean }

const hasType = (data: unknown): data is { type: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data

export const isToFrame = (data: unknown): data is ToFrame =>
  hasType(data) && (data.type === 'show' || data.type === 'select')

export const isFromFrame = (data: unknown): data is FromFrame =>
  hasType(data) && (data.type === 'ready' || data.type === 'shown' || data.type === 'selected')
