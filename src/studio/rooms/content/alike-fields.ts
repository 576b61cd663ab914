import { isSame } from '#domain/content/content-diff.ts'
import { fieldIn } from '#domain/content/edit-layers.ts'
import { countingFor } from '#domain/content/own-lists.ts'
import type { FieldProps } from './editing.ts'

/** With each letter that is typed one field is another: what layers say of the others is the very same. */
export function isAlike(before: FieldProps, now: FieldProps): boolean {
  const { copy, layers, scopes, id } = now.editing
  const { editing: old, path } = before
  return (
    before.shape === now.shape &&
    isSame(path, now.path) &&
    [copy, scopes, id].every((each, at) => each === [old.copy, old.scopes, old.id][at]) &&
    scopes.every(scope => fieldIn(layers, scope, id, path) === fieldIn(old.layers, scope, id, path)) &&
    isSame(countingFor(layers, scopes, id, path), countingFor(old.layers, scopes, id, path)) &&
    isSame(before.value, now.value) &&
    // A colour is told with what it stands on.
    (now.shape.kind !== 'colour' || isSame(before.beside, now.beside))
  )
}
