/** Columns are the same whatever their case, spaces and signs. */
export const bareName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
