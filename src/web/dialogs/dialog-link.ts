import { isDialogName } from './registry.ts'

type Attributes = { 'data-dialog'?: string; 'data-params'?: string }

/** Attributes that make a link open a dialog instead. A name that no dialog has leaves a plain link. */
export const dialogLink = (name: string, params: object = {}): Attributes =>
  isDialogName(name) ? { 'data-dialog': name, 'data-params': JSON.stringify(params) } : {}
