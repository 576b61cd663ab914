/** What the server answers below the studio's own address, and the studio leads to. */
export const STUDIO_ADDRESSES = {
  /** The shop's pages, as the studio's frame shows them. */
  frame: '/studio/frame',
  /** A letter on its paper. */
  letter: '/studio/letter',
  /** The way into a preview of the shop. */
  preview: '/studio/preview',
  /** The way out to the company's own sign-in. */
  signOn: '/studio/sso',
  /** The way back from there. */
  signedOn: '/studio/sso/callback',
} as const
