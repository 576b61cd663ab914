/** Stands where words will be, in no language: what is begun shows its form and says nothing. */
export const PLACEHOLDER = '…'

const TAG = /<[^>]*>/g

/** Whether what stands here was begun and never said: visitors would read an ellipsis. */
export const isUnsaid = (text: string): boolean => text.includes(PLACEHOLDER) && isPlaceholder(text)

/** Whether a text says nothing yet, whatever tags are around it. */
export const isPlaceholder = (text: string): boolean =>
  text.replaceAll(TAG, '').replaceAll(PLACEHOLDER, '').trim() === ''
