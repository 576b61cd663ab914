/** What the shop's own pages name themselves by to the calls, unless the company gave them another key. */
export const WEB_ACCESS_KEY = 'cairn-web'
