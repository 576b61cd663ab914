/** As it is meant by whoever typed it: signs that `like` reads as others lose that. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** For `like`: what begins with a text. */
export const beginningWith = (text: string): string => `${literally(text)}%`

/** For `like`: what has a text anywhere. */
export const containing = (text: string): string => `%${literally(text)}%`
