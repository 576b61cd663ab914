export default {
  title: 'The letter',
  email: 'Email',
  policy: 'I have read how you keep my data.',
  submit: 'Send me the letter',
  done: 'Done. The first letter comes at the end of the month.',
  failed: 'That did not get through. Check your connection and send it again.',
  invalid: 'Check your email and tick the box, then send it again.',
} as const
