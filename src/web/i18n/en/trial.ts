/** What is not for real in this shop, said on every page of it. */
export default {
  title: 'Trial shop',
  payment: 'No money is taken',
  testPayment: 'Payments are tests: only test cards work',
  testTax: 'Taxes are tests',
  testCarrier: 'Labels are tests',
  fulfilment: 'Nothing is shipped',
  mail: 'No mail is sent',
} as const
