/** How a visitor's eye goes through a section. A store keeps fields in an order of its own. */
const FIRST: readonly string[] = [
  ...['eyebrowText', 'overline', 'badge', 'subject', 'heading', 'title', 'name', 'subtitle', 'description'],
  ...['richText', 'text'],
]
/** What is not seen, or stands below all else. */
const LAST: readonly string[] = [
  ...['textLink', 'target', 'targets', 'actionLabel', 'disclaimer', 'legal', 'copyright', 'captionText'],
  ...['media', 'mediaList', 'mediaObject', 'alt', 'seoTitle', 'seoDescription', 'seo'],
]

const placeOf = (key: string): number => {
  const [first, last] = [FIRST.indexOf(key), LAST.indexOf(key)]
  return first === -1 ? FIRST.length + last : first
}

/** The fields of an object, or of a part of one, as they are read; all others stay where they are, between the two. */
export const asTheyAreRead = <T>(of: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(of).toSorted(([one], [other]) => placeOf(one) - placeOf(other))
