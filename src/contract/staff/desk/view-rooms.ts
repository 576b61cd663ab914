/** Rooms with lists that can be kept as views: what the studio calls them in its addresses. */
export const VIEW_ROOMS = [
  'orders',
  'conversations',
  'catalogue',
  'stock',
  'staff',
  'keys',
  'history',
  'jobs',
  'integrations',
] as const
export type ViewRoom = (typeof VIEW_ROOMS)[number]

/** How many one person keeps. */
export const MOST_VIEWS = 50
