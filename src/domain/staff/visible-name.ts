// Words of these scripts are joined and parted by signs that show nothing themselves.
const JOINED = [
  'Arabic',
  'Syriac',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
]
  .map(script => String.raw`\p{Script=${script}}`)
  .join('')
/** U+2800 shows nothing either, though no property says so. */
const UNSEEN = String.raw`\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`
const SIGNS = [
  `[^${UNSEEN}]`,
  String.raw`(?<=[${JOINED}])[\u200C\u200D](?=[${JOINED}])`,
  String.raw`(?<=[\p{Emoji}])[\uFE0E\uFE0F]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
]
const ONLY_SEEN = new RegExp(`^(?:${SIGNS.join('|')})*$`, 'u')
const SOMETHING_SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether everybody who reads a name reads what is in it: no sign in it hides, or turns the direction of the others. */
export const isVisibleName = (name: string): boolean => ONLY_SEEN.test(name) && SOMETHING_SEEN.test(name)
