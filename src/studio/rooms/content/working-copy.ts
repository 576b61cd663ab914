import { isSame } from '#domain/content/content-diff.ts'
import { itemOf, type Layers } from '#domain/content/edit-layers.ts'
import { withoutStep, withStep, type Step } from '#domain/content/edit-steps.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import { mergeChanges, type Merged } from '#domain/content/three-way-merge.ts'
import { call, isRefusal } from '../../calls/call.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { freshId } from './new-item.ts'
import { forgetUnsent, keepUnsent, unsentOf, type UnsentKey } from './unsent.ts'

const QUIET_MS = 600
const AGAIN_MS = 4000
/** Changes of one field within this are one step back. */
const ONE_STEP_MS = 700
const MOST_STEPS = 200
const NO_STEP = { what: '', at: 0 }

/** Gone is what was renamed or deleted meanwhile. */
type Saving = 'saved' | 'saving' | 'failed' | 'gone'
export type Copy = {
  readonly layers: Layers
  readonly selected: string | undefined
  readonly saving: Saving
  /** What it is called now, where that is not what it was opened by. */
  readonly movedTo?: string
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Layers that were written on since it was opened. */
  readonly written: ReadonlySet<string>
}

type State = { readonly scope: string; readonly revision: number; readonly base: number | null }
type Layer = State & { readonly body: Raw; readonly by?: string | undefined }
type Read = { readonly slug: string; readonly layers: readonly Layer[]; readonly mayWrite: readonly string[] }
/** `over`: somebody wrote over what was saved here, and theirs counts; else what is written here does. */
type Tell = (merged: Omit<Merged, 'body'>, by: string | undefined, over?: boolean) => void

const statesOf = (layers: readonly Layer[]): readonly State[] =>
  layers.map(({ scope, revision, base }) => ({ scope, revision, base }))

/** What one editor has open: every layer of an object, the way back, and the copy of it that the server keeps. */
export class WorkingCopy {
  readonly slug: string
  readonly #who: string
  readonly #mayWrite: ReadonlySet<string>
  #copy: Copy
  #kept: Layers
  /** What there would be without what was written here: tells one's own words from those of others. */
  #others: Layers
  #states: readonly State[]
  #past: Step[] = []
  #future: Step[] = []
  #lastStep = NO_STEP
  #timer: ReturnType<typeof setTimeout> | undefined
  #notRemembering: (() => void) | undefined
  #busy = false
  #isTaken = false
  /** Another window of the same person may have words of its own that are nowhere else: only one's own are forgotten. */
  #isRemembered = false
  readonly #window = freshId('')
  readonly #listeners = new Set<() => void>()
  readonly #tell: Tell

  constructor(read: Read, who: string, tell: Tell, begun: string | undefined) {
    this.slug = read.slug
    this.#who = who
    this.#mayWrite = new Set(read.mayWrite)
    this.#kept = Object.fromEntries(read.layers.map(({ scope, body }) => [scope, body]))
    this.#others = this.#kept
    this.#states = statesOf(read.layers)
    const selected = begun !== undefined && itemOf(this.#kept, begun) ? begun : undefined
    this.#copy = {
      ...{ layers: this.#kept, selected, saving: 'saved', canUndo: false, canRedo: false },
      written: new Set(),
    }
    this.#tell = tell
  }

  /** Layers that sites show on which one has no right to it are there to be read. */
  readonly mayWrite = (scope: string): boolean => this.#mayWrite.has(scope)

  /** What this browser still has from before, because the network, the session or the browser itself had gone. */
  async takeUnsent(): Promise<boolean> {
    if (this.#isTaken) return false
    this.#isTaken = true
    const left = await unsentOf(this.#who, this.slug)
    for (const { base, mine } of left) this.change('unsent', layers => ({ ...layers, ...this.#on(layers, base, mine) }))
    this.#rememberUnsent()
    // Not before it is remembered as this window's.
    for (const { key } of left) forgetUnsent(key)
    return left.length > 0
  }

  #on(layers: Layers, base: Layers, mine: Layers): Layers {
    const all = Object.entries(mine).map(([scope, body]) => {
      const { body: merged, ...told } = mergeChanges(base[scope] ?? {}, body, layers[scope] ?? {})
      if (told.conflicts.length + told.kept.length > 0) this.#tell(told, undefined)
      return [scope, merged] as const
    })
    return Object.fromEntries(all)
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
    const touched = Object.keys(layers).filter(scope => layers[scope] !== this.#copy.layers[scope])
    if (touched.length === 0 || !touched.every(this.mayWrite)) return
    const now = Date.now()
    const sameStep = this.#lastStep.what === what && now - this.#lastStep.at < ONE_STEP_MS
    const { before } = (sameStep ? this.#past.pop() : undefined) ?? { before: this.#copy.layers }
    this.#past = [...this.#past, { before, after: layers }].slice(-MOST_STEPS)
    this.#lastStep = { what, at: now }
    this.#future = []
    this.#take(layers)
  }

  undo(): void {
    this.#turn(this.#past, this.#future, withoutStep)
  }

  redo(): void {
    this.#turn(this.#future, this.#past, withStep)
  }

  #turn(from: Step[], to: Step[], turned: (layers: Layers, step: Step) => Layers): void {
    const step = from.pop()
    this.#lastStep = NO_STEP
    if (!step) return this.#set({ canUndo: this.#past.length > 0, canRedo: this.#future.length > 0 })
    const layers = turned(this.#copy.layers, step)
    // Others have written over all of it: the step before is meant.
    if (isSame(layers, this.#copy.layers)) return this.#turn(from, to, turned)
    to.push(step)
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
    this.#rememberUnsent()
    if (this.hasUnsaved()) void this.#save()
  }

  #take(layers: Layers): void {
    const { layers: before, written: known } = this.#copy
    const written = Object.keys(layers).filter(scope => layers[scope] !== before[scope])
    if (written.some(scope => !known.has(scope))) this.#set({ written: new Set([...known, ...written]) })
    this.#set({ layers, canUndo: this.#past.length > 0, canRedo: this.#future.length > 0, saving: 'saving' })
    // Once it is on its way to be seen: a long page takes its time to be kept.
    this.#notRemembering ??= whenIdle(() => this.#rememberUnsent())
    this.#saveAfter(QUIET_MS)
  }

  #keyOf(slug: string): UnsentKey {
    return [this.#who, slug, this.#window]
  }

  /** In this browser, until the server has it: nothing that was typed is only on the screen. */
  #rememberUnsent(slug = this.#copy.movedTo ?? this.slug): void {
    this.#notRemembering?.()
    this.#notRemembering = undefined
    const changed = this.#changed()
    const of = (layers: Layers) => Object.fromEntries(changed.map(scope => [scope, layers[scope] ?? {}]))
    if (changed.length > 0) keepUnsent(this.#keyOf(slug), { base: of(this.#kept), mine: of(this.#copy.layers) })
    else if (this.#isRemembered) forgetUnsent(this.#keyOf(slug))
    this.#isRemembered = changed.length > 0
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
          opened: true,
          layers: scopes.map(scope => ({ ...this.#stateOf(scope), body: { ...sent[scope] } })),
        },
      })
      this.#know(answer.layers)
      if (answer.saved)
        this.#kept = { ...this.#kept, ...Object.fromEntries(scopes.map(scope => [scope, sent[scope] ?? {}])) }
      else this.#merge(answer.layers)
      this.#rememberUnsent()
      this.#set({ saving: this.#changed().length === 0 ? 'saved' : 'saving' })
      if (this.#changed().length > 0) this.#saveAfter(QUIET_MS)
    } catch (error) {
      // Whatever it was, the words are still here: said, and tried again.
      if (isRefusal(error, 'STAFF_NOT_FOUND')) return await this.#leave()
      this.#set({ saving: 'failed' })
      this.#saveAfter(AGAIN_MS)
    } finally {
      this.#busy = false
    }
  }

  /** Somebody has taken it away, or given it another name, under which what was typed here waits to be taken up. */
  async #leave(): Promise<void> {
    const { slug } = await call('content.read', { params: { slug: this.slug } }).catch(() => this)
    if (slug === this.slug) return this.#set({ saving: 'gone' })
    this.#rememberUnsent(slug)
    forgetUnsent(this.#keyOf(this.slug))
    this.#set({ saving: 'gone', movedTo: slug })
  }

  #stateOf(scope: string): State {
    return this.#states.find(each => each.scope === scope) ?? { scope, revision: 0, base: null }
  }

  #know(layers: readonly Layer[]): void {
    const old = this.#states.filter(({ scope }) => !layers.some(each => each.scope === scope))
    this.#states = [...old, ...statesOf(layers)]
  }

  /** What one has of it, to ask what others wrote since. */
  readonly states = (): readonly State[] => this.#states

  /** What others wrote since these states, for whoever still looks; where something is on its way, its answer tells the same. */
  catchUp(since: readonly State[], layers: readonly Layer[]): void {
    if (this.#listeners.size === 0 || layers.length === 0 || since !== this.#states || this.#busy || this.hasUnsaved())
      return
    this.#know(layers)
    this.#lastStep = NO_STEP
    for (const { scope, body, by, revision } of layers) {
      const kept = this.#kept[scope] ?? {}
      const { conflicts } = mergeChanges(this.#others[scope] ?? {}, kept, body)
      this.#takeOver(scope, kept, body)
      this.#set({ layers: { ...this.#copy.layers, [scope]: body } })
      // Published, scheduled or discarded, it is nobody's other words.
      if (conflicts.length > 0 && revision > 0) this.#tell({ conflicts, kept: [] }, by, true)
    }
  }

  #takeOver(scope: string, before: Raw, body: Raw): void {
    const { body: others } = mergeChanges(before, this.#others[scope] ?? {}, body)
    this.#others = { ...this.#others, [scope]: others }
    this.#kept = { ...this.#kept, [scope]: body }
  }

  /** Somebody saved meanwhile: what only one side changed counts, and what both changed is told. */
  #merge(theirs: readonly Layer[]): void {
    // What is typed next is a step of its own: it would take theirs back with it.
    this.#lastStep = NO_STEP
    for (const { scope, body, by } of theirs) {
      const { body: merged, ...told } = mergeChanges(this.#kept[scope] ?? {}, this.#copy.layers[scope] ?? {}, body)
      this.#takeOver(scope, this.#kept[scope] ?? {}, body)
      this.#set({ layers: { ...this.#copy.layers, [scope]: merged } })
      this.#tell(told, by)
    }
  }

  #set(change: Partial<Copy>): void {
    this.#copy = { ...this.#copy, ...change }
    for (const listener of this.#listeners) listener()
  }
}
