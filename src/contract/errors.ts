/** Placeholder of the catalogue's type; every error of the shop is declared in this file. */
export type ErrorName = string
