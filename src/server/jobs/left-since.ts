/** Longer than a newer version needs to take what is its own. */
const LONG_LEFT = `now() - interval '5 minutes'`
/** Of what is to do: known to no version that runs. Staff see it, and may discard it. */
export const IS_LEFT = `coalesce(left_since < ${LONG_LEFT}, false)`
