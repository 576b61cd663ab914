/** Store and employee, as the banner shows them. Nothing but words: what an associate may do is in his token. */
export const ASSOCIATE_COOKIE = 'cairn_associate'
export const ASSOCIATE_LIFE_S = 12 * 60 * 60
