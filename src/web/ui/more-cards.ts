/** Told on the document when a list has grown by cards of the server's HTML. */
export const MORE_CARDS = 'cairn:more-cards'
