import type { Path } from '#domain/content/content-paths.ts'
import type { Layers } from '#domain/content/edit-layers.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import type { FieldShape } from './schema-fields.ts'
import type { WorkingCopy } from './working-copy.ts'

export type Editing = {
  readonly copy: WorkingCopy
  readonly layers: Layers
  readonly scopes: readonly string[]
  /** The item whose fields these are; none for those of the object itself. */
  readonly id: string | undefined
}

export type FieldProps = {
  readonly shape: FieldShape
  readonly path: Path
  readonly value: unknown
  /** The object whose field it is. */
  readonly beside: Raw
  readonly editing: Editing
}
