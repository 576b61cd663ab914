// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const JOB_STATES = ['waiting', 'left', 'failing', 'dead', 'done'] as const
