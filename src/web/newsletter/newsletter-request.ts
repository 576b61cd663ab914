/** What the subscription call is told by a visitor without an account. */
export const newsletterRequest = (email: string, category: string, country: string) => ({
  consumerProfile: {
    consumerDetails: { email },
    subscriptions: [
      { channel: 'email' as const, type: 'Newsletter' as const, optin: true, recipient: email, category, country },
    ],
  },
})
