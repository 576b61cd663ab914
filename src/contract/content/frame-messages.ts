/** Something that is wrong with a page, and in which of its sections. */
export type PageFinding = { readonly rule: string; readonly help: string; readonly item: string | undefined }

/** What surrounds every page, and is written as pages are. */
export type AroundPage = 'promo-bar' | 'header' | 'footer'

/** What the studio tells the page in its frame. */
export type ToFrame =
  /** The page as the server makes it of what is being written, or only these sections of it. */
  | { readonly type: 'show'; readonly html: string; readonly only: readonly string[] | undefined }
  /** `within`: what surrounds the page and is being written, whose parts are chosen instead of the page's. */
  | { readonly type: 'select'; readonly id: string | undefined; readonly within: AroundPage | undefined }
  /** How what shows nothing is spoken of, by its kind. */
  | { readonly type: 'words'; readonly empty: Readonly<Record<string, string>> }
  /** How far down, from 0 at the top to 1 at the end. */
  | { readonly type: 'scroll'; readonly share: number }
  /** Looks at a section, or at the whole page, with this script. */
  | { readonly type: 'check'; readonly script: string; readonly id: string | undefined }

/** One step back, or forth again. */
const STEP_WAYS = ['undo', 'redo'] as const
export type StepWay = (typeof STEP_WAYS)[number]

/** What the page tells the studio. */
export type FromFrame =
  | { readonly type: 'ready' }
  | { readonly type: 'shown' }
  /** A section that was to be changed is not there, or no more: the whole page is needed. */
  | { readonly type: 'lost' }
  /** With the words that somebody wants to write in, where they do. */
  | { readonly type: 'selected'; readonly id: string; readonly words: string | undefined }
  /** Somebody pressed the keys for it while the page had the focus. */
  | { readonly type: 'step'; readonly way: StepWay }
  /** Somebody who walks through the shop wants to go on to this address. */
  | { readonly type: 'follow'; readonly address: string }
  | {
      readonly type: 'checked'
      readonly id: string | undefined
      readonly findings: readonly PageFinding[]
      readonly scriptBytes: number
    }

const hasType = (data: unknown): data is { type: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data

const ASKED: readonly unknown[] = ['show', 'select', 'words', 'scroll', 'check'] satisfies ToFrame['type'][]

export const isToFrame = (data: unknown): data is ToFrame => hasType(data) && ASKED.includes(data.type)

const TOLD: readonly unknown[] = [
  'ready',
  'shown',
  'lost',
  'selected',
  'step',
  'follow',
  'checked',
] satisfies FromFrame['type'][]

export const isFromFrame = (data: unknown): data is FromFrame =>
  hasType(data) &&
  TOLD.includes(data.type) &&
  (data.type !== 'step' || isStep(data)) &&
  (data.type !== 'follow' || ('address' in data && typeof data.address === 'string'))

/** The studio does what the way is called: nothing else is one. */
const isStep = (data: object): boolean => 'way' in data && STEP_WAYS.some(way => way === data.way)

type Keys = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly shiftKey: boolean }

/** The same keys in the studio and in the page. */
export function stepOfKeys({ key, ctrlKey, metaKey, shiftKey }: Keys): StepWay | undefined {
  if (!(ctrlKey || metaKey)) return undefined
  const letter = key.toLowerCase()
  // As Windows calls it; on a Mac it is the browser's.
  if (letter === 'y' && ctrlKey) return 'redo'
  return letter !== 'z' ? undefined : shiftKey ? 'redo' : 'undo'
}
