export default {
  skipToContent: 'Skip to content',
  home: 'Home',
  notFoundTitle: 'This path ends here',
  notFoundText: 'The page is gone or never was. Go back to the start, or search for what you need.',
  errorTitle: 'Something broke on our side',
  errorText: 'Try again in a minute. If it keeps happening, write to us with this number: {correlationId}.',
  backHome: 'Back to the start',
} as const
