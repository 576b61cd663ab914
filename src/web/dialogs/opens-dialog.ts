import type { DialogName, DialogParams } from './registry.ts'

/** Attributes that make a link open a dialog instead. Names of the list only: nothing of the list is downloaded for it. */
export const opensDialog = <N extends DialogName>(name: N, params: DialogParams<N>) => ({
  'aria-haspopup': 'dialog' as const,
  'data-dialog': name,
  'data-params': JSON.stringify(params),
})

/** Makes a link of the page that opens a dialog open it about something else. */
export const opensAbout = <N extends DialogName>(link: Element | null, _name: N, params: DialogParams<N>): void =>
  link?.setAttribute('data-params', JSON.stringify(params))
