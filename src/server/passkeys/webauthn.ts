/** Loaded when somebody uses a passkey: it takes ten megabytes, and in most processes nobody does. */
export const webauthn = () => import('@simplewebauthn/server')
