export default {
  title: 'Your data, your call',
  text: 'We keep what the shop needs to work. The rest is up to you, and you can change it at any time at the foot of every page.',
  acceptAll: 'Accept all',
  onlyRequired: 'Only what is needed',
  choose: 'Choose',
  save: 'Save my choice',
  C0001: 'Needed: cart, sign-in, safety',
  C0002: 'Counting: which pages are read, what is slow',
  C0003: 'Comfort: remembers store, size and language',
  C0004: 'Tailoring: shows what fits what you looked at',
  reopen: 'Cookie choices',
} as const
