export const INTERESTS = ['hiking', 'trail running', 'climbing', 'snow', 'skate', 'travel', 'everyday'] as const

/** A profile keeps interests as one string split on the pipe character. */
export const parseInterests = (text: string): string[] => [
  ...new Set(
    text
      .split('|')
      .map(interest => interest.trim())
      .filter(interest => interest !== ''),
  ),
]

export const formatInterests = (interests: readonly string[]): string => interests.join('|')
