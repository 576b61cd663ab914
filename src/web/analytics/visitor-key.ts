/** Where a browser keeps the name the decision engine knows it by. */
export const VISITOR_KEY = 'cairn.visitor'
