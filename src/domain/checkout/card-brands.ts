const BRANDS: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' }

/** A brand of cards as it writes itself. */
export const cardBrand = (brand: string | undefined): string | undefined => BRANDS[brand ?? '']
