/** Under which a browser keeps how somebody likes the studio to look; other pages of the staff's follow it. */
export const PREFERENCES_KEY = 'cairn-studio-preferences'
