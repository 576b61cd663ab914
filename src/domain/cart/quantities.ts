const DEFAULT_QUANTITY = 1
export const DEFAULT_MAX_QUANTITY = 999_999

/** The nearest quantity that may be ordered. */
export const clampQuantity = (value: number, max: number = DEFAULT_MAX_QUANTITY): number =>
  Number.isNaN(value) ? DEFAULT_QUANTITY : Math.min(Math.max(Math.trunc(value), 1), Math.max(max, 1))
