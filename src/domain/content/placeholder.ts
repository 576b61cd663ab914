/** Stands where words will be, in no language: what is begun shows its form and says nothing. */
export const PLACEHOLDER = '…'

const TAG = /<[^>]*>/g

/** Whether a text says nothing yet, whatever tags are around it. */
export const isPlaceholder = (text: string): boolean =>
  text.replaceAll(TAG, '').replaceAll(PLACEHOLDER, '').trim() === ''
