type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey'>

/** A click that asks for no other tab or window. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey
