/** A payment document may run its own script, post its form, open a wallet and lead back to the shop; nothing else. */
export const FRAME_RIGHTS =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation'
