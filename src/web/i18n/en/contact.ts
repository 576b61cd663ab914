export default {
  topic: 'What is it about?',
  chooseTopic: 'Choose a topic',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  orderNumber: 'Order number',
  orderNumberHint: 'Only if it is about an order.',
  message: 'Your message',
  send: 'Send the message',
  sentTitle: 'Your message is with us',
  sent: 'We answer within one working day. Your number: {caseNumber}.',
  failed: 'The message was not sent',
} as const
