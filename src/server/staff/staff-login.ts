/** Under which the tries of somebody who works here are counted, apart from a consumer's with the same address. */
export const staffLogin = (email: string): string => `staff ${email.toLowerCase()}`
