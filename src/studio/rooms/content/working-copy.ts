import { mergeChanges, type Conflict } from '#domain/content/three-way-merge.ts'
import type { Layers } from '#domain/content/edit-layers.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import { call } from '../../calls/call.ts'

const QUIET_MS = 600
const AGAIN_MS = 4000
/** Changes of one field within this are one step back. */
const ONE_STEP_MS = 700
const MOST_STEPS = 200

type Saving = 'saved' | 'saving' | 'failed'
export type Copy = {
  readonly layers: Layers
  readonly selected: string | undefined
  readonly saving: Saving
  readonly canUndo: boolean
  readonly canRedo: boolean
}

type Read = { readonly scope: string; readonly body: Raw; readonly revision: number }

/** What one editor has open: every layer of an object, the way back, and the copy of it that the server keeps. */
export class WorkingCopy {
  readonly slug: string
  #copy: Copy
  #kept: Layers
  #revisions: ReadonlyMap<string, number>
  #past: Layers[] = []
  #future: Layers[] = []
  #lastStep = { what: '', at: 0 }
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = false
  readonly #listeners = new Set<() => void>()
  readonly #tell: (conflicts: readonly Conflict[], by: string | undefined) => void

  constructor(
    slug: string,
    read: readonly Read[],
    tell: (conflicts: readonly Conflict[], by: string | undefined) => void,
  ) {
    this.slug = slug
    this.#kept = Object.fromEntries(read.map(({ scope, body }) => [scope, body]))
    this.#revisions = new Map(read.map(({ scope, revision }) => [scope, revision]))
    this.#copy = { layers: this.#kept, selected: undefined, saving: 'saved', canUndo: false, canRedo: false }
    this.#tell = tell
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly current = () => this.#copy

  select(id: string | undefined): void {
    this.#set({ selected: id })
  }

  /** `what` names the field: typing in it is one step back, not one for each letter. */
  change(what: string, edit: (layers: Layers) => Layers): void {
    const layers = edit(this.#copy.layers)
    if (layers === this.#copy.layers) return
    const now = Date.now()
    const sameStep = this.#lastStep.what === what && now - this.#lastStep.at < ONE_STEP_MS
    if (!sameStep) this.#past = [...this.#past, this.#copy.layers].slice(-MOST_STEPS)
    this.#lastStep = { what, at: now }
    this.#future = []
    this.#take(layers)
  }

  undo(): void {
    const layers = this.#past.pop()
    if (!layers) return
    this.#future.push(this.#copy.layers)
    this.#lastStep = { what: '', at: 0 }
    this.#take(layers)
  }

  redo(): void {
    const layers = this.#future.pop()
    if (!layers) return
    this.#past.push(this.#copy.layers)
    this.#take(layers)
  }

  hasUnsaved(): boolean {
    return this.#changed().length > 0
  }

  /** Everything typed so far is kept before something is done with it. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    while (this.#busy) await new Promise(resolve => setTimeout(resolve, 20))
    await this.#save()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#listeners.clear()
    if (this.hasUnsaved()) void this.#save()
  }

  #take(layers: Layers): void {
    this.#set({ layers, canUndo: this.#past.length > 0, canRedo: this.#future.length > 0, saving: 'saving' })
    this.#saveAfter(QUIET_MS)
  }

  #saveAfter(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), ms)
  }

  #changed(): string[] {
    const { layers } = this.#copy
    return Object.keys(layers).filter(scope => layers[scope] !== this.#kept[scope])
  }

  async #save(): Promise<void> {
    if (this.#busy) return this.#saveAfter(QUIET_MS)
    const scopes = this.#changed()
    if (scopes.length === 0) return this.#set({ saving: 'saved' })
    this.#busy = true
    const sent = this.#copy.layers
    try {
      const answer = await call('content.save', {
        params: { slug: this.slug },
        body: {
          layers: scopes.map(scope => ({ scope, body: { ...sent[scope] }, revision: this.#revisions.get(scope) ?? 0 })),
        },
      })
      this.#revisions = new Map([
        ...this.#revisions,
        ...answer.layers.map(({ scope, revision }) => [scope, revision] as const),
      ])
      if (answer.saved)
        this.#kept = { ...this.#kept, ...Object.fromEntries(scopes.map(scope => [scope, sent[scope] ?? {}])) }
      else this.#merge(answer.layers)
      this.#set({ saving: this.#changed().length === 0 ? 'saved' : 'saving' })
      if (this.#changed().length > 0) this.#saveAfter(QUIET_MS)
    } catch {
      // Whatever it was, the words are still here: said, and tried again.
      this.#set({ saving: 'failed' })
      this.#saveAfter(AGAIN_MS)
    } finally {
      this.#busy = false
    }
  }

  /** Somebody saved meanwhile: what only one side changed counts, and what both changed is told. */
  #merge(theirs: readonly { scope: string; body: Raw; by?: string | undefined }[]): void {
    for (const { scope, body, by } of theirs) {
      const { body: merged, conflicts } = mergeChanges(this.#kept[scope] ?? {}, this.#copy.layers[scope] ?? {}, body)
      this.#kept = { ...this.#kept, [scope]: body }
      this.#set({ layers: { ...this.#copy.layers, [scope]: merged } })
      this.#tell(conflicts, by)
    }
  }

  #set(change: Partial<Copy>): void {
    this.#copy = { ...this.#copy, ...change }
    for (const listener of this.#listeners) listener()
  }
}
