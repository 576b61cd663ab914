/** What every dialog is given: what it is about, and how to go away. */
export type DialogProps<P extends object = object> = { params: P; close: () => void }
