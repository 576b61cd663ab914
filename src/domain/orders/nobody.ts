/** In place of an owner who is not there any more. */
export const NOBODY = 'nobody'
