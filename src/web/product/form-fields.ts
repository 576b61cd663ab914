/** The fields of a form, whether it was sent by the browser or read by an island. */
export type FormFields = { get(name: string): FormDataEntryValue | null }

export const textIn = (fields: FormFields, name: string): string => String(fields.get(name) ?? '').trim()
