import type { MailTexts } from './mail-texts.ts'

export const en: MailTexts = {
  letters: {
    'staff-invitation': {
      subject: 'You are invited to Cairn Studio',
      heading: 'Welcome to the team',
      body: [
        'Choose how you want to sign in: with a passkey, or with a password and an authenticator. The link works once, for {days} days.',
      ],
      action: 'Accept the invitation',
    },
    'order-placed': {
      subject: 'Your order {orderNumber}',
      heading: 'We have your order',
      body: ['Thank you. We are packing it soon and write again when it leaves. Until then you can still cancel.'],
      action: 'See your order',
    },
    'order-shipped': {
      subject: 'On its way: {orderNumber}',
      heading: 'Your parcel has left',
      body: ['{carrier} carries it. The tracking number is {trackingNumber}.'],
      action: 'Track your order',
    },
    'order-ready': {
      subject: 'Ready to pick up: {orderNumber}',
      heading: 'It is waiting for you',
      body: ['Your order is ready at {store}. Bring the order number and something with your name on it.'],
      action: 'See your order',
    },
    'order-cancelled': {
      subject: 'Cancelled: {orderNumber}',
      heading: 'Cancelled, as you asked',
      body: ['These items will not be sent. What you paid for them goes back the way it came, within five days.'],
      action: 'See your order',
    },
    'payment-lapsed': {
      subject: 'Not paid: {orderNumber}',
      heading: 'Your payment did not come through',
      body: [
        'Your bank let go of the money for this order before we could take it, so we had to cancel it. You were not charged.',
        'What gift cards paid is back on them. You are welcome to order again.',
      ],
      action: 'See your order',
    },
    'return-created': {
      subject: 'Your return {returnNumber}',
      heading: 'Your return label is ready',
      body: ['Print the label, put it on the box and hand it in. We refund once the parcel has arrived.'],
      action: 'Open the return',
    },
    'return-refunded': {
      subject: 'Refunded: {orderNumber}',
      heading: 'Your money is on its way back',
      body: ['The items arrived and we have sent the refund. Your bank may take up to five days.'],
      action: 'See your order',
    },
    'return-refused': {
      subject: 'Your return: {orderNumber}',
      heading: 'Your return has arrived',
      body: [
        'We could not refund everything. {reason}',
        'What we refund is below. If you see it differently, answer this mail.',
      ],
      action: 'See your order',
    },
    'contribution-hidden': {
      subject: 'About what you wrote',
      heading: 'We do not show what you sent',
      body: [
        'We have looked at “{text}” and do not show it. {reason}',
        'You are welcome to send it again in another way.',
      ],
    },
    'refund-given': {
      subject: 'Money back: {orderNumber}',
      heading: 'We have sent you money back',
      body: ['It goes back the way you paid. Your bank may take up to five days. You need not send anything.'],
      action: 'See your order',
    },
    'order-address-changed': {
      subject: 'New address for {orderNumber}',
      heading: 'We send it to another address',
      body: [
        'You asked us to change where this order goes. If that was not you, write to us at once: it is not packed yet.',
      ],
      action: 'See your order',
    },
    'withdrawal-received': {
      subject: 'Receipt of your withdrawal: {orderNumber}',
      heading: 'We have received your withdrawal',
      body: [
        'You withdrew from the contract for the items below on {receivedAt}. This message is your receipt.',
        'Send the items back within 14 days. Gifts that are listed below come back too. We refund the amount below.',
      ],
      action: 'See your order',
    },
    'gift-card': {
      subject: 'A gift card for you',
      heading: 'For the next walk out',
      body: ['{senderName} has sent you a Cairn gift card. Enter its number and code when you pay.'],
      action: 'Find something',
    },
    'password-reset': {
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      body: [
        'This link works once, for {minutes} minutes.',
        'If you did not ask for it, leave it: your password stays as it is.',
      ],
      action: 'Choose a new password',
    },
    'password-changed': {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      body: [
        'Your Cairn account has a new password, and everyone else who was signed in is signed out.',
        'If you reset it by mail, your passkeys are gone too. Add them again in your account.',
        'If it was not you, tell us at once.',
      ],
      action: 'Contact us',
    },
    'email-changed': {
      subject: 'Your email address was changed',
      heading: 'Your email address was changed',
      body: [
        'Your Cairn account has another email address now. From here on you sign in with that one, and we write to it.',
        'If it was not you, tell us at once.',
      ],
      action: 'Contact us',
    },
    'email-confirm': {
      subject: 'Confirm your email address',
      heading: 'Confirm your email address',
      body: [
        'You made a Cairn account with this address. Confirm that it is yours: your member benefits begin then.',
        'If it was not you, leave this mail: without your confirmation the account gets nothing that is yours.',
      ],
      action: 'Confirm the address',
    },
    'email-confirm-new': {
      subject: 'Confirm your new email address',
      heading: 'Confirm your new email address',
      body: [
        'You want to use this address for your Cairn account. It takes the place of the old one as soon as you confirm it.',
        'If you did not ask for this, leave this mail and nothing changes.',
      ],
      action: 'Confirm the address',
    },
    'email-change-asked': {
      subject: 'Someone wants to change your email address',
      heading: 'Your account may get another address',
      body: [
        'Someone who is signed in to your Cairn account asked to replace this email address. It changes once the new one is confirmed.',
        'If it was not you, change your password now: that stops it.',
      ],
      action: 'Choose a new password',
    },
    'passkey-added': {
      subject: 'A passkey was added',
      heading: 'A passkey was added to your account',
      body: [
        'From now on it signs in to your Cairn account without the password.',
        'If it was not you, remove it in your account and change your password at once.',
      ],
      action: 'See your passkeys',
    },
    'passkey-removed': {
      subject: 'A passkey was removed',
      heading: 'A passkey was removed from your account',
      body: ['It does not sign in to your Cairn account any more.', 'If it was not you, change your password at once.'],
      action: 'See your passkeys',
    },
    'data-exported': {
      subject: 'Your data was downloaded',
      heading: 'Your data was downloaded',
      body: [
        'Someone who is signed in to your Cairn account downloaded everything we know about you, after giving your password or passkey.',
        'If it was not you, change your password at once and tell us.',
      ],
      action: 'Contact us',
    },
    'account-deleted': {
      subject: 'Your account is deleted',
      heading: 'Your account is deleted',
      body: [
        'Your Cairn account is gone, as you asked. This is the last mail about it, and we keep no copy.',
        'If it was not you, tell us at once.',
      ],
      action: 'Contact us',
    },
    'subscription-confirm': {
      subject: 'Confirm that you want our letter',
      heading: 'One press, and the letter is yours',
      body: [
        'Someone ordered the Cairn letter for this address. It comes only if you confirm.',
        'If it was not you, leave this mail: we will not write again.',
      ],
      action: 'Yes, send me the letter',
    },
    'subscription-leave': {
      subject: 'End our letter',
      heading: 'End our letter',
      body: [
        'Someone asked to end the Cairn letter to this address. It ends when you confirm.',
        'If you want to go on reading, leave this mail.',
      ],
      action: 'End the letter',
    },
    'loyalty-confirm': {
      subject: 'Confirm your membership',
      heading: 'One step left',
      body: ['Confirm that this address is yours, and your points count from today.'],
      action: 'Confirm membership',
    },
    'back-in-stock': {
      subject: 'Back: {product}',
      heading: 'It is back',
      body: ['You asked us to tell you: {product} is in stock again.'],
      action: 'See it',
    },
    'question-answered': {
      subject: 'Your question about {product} has an answer',
      heading: 'It has an answer',
      body: ['Someone has answered what you asked about {product}.'],
      action: 'Read it',
    },
    'favorites-shared': {
      subject: 'A list of favorites for you',
      heading: 'Someone shared a list with you',
      body: ['They picked these at Cairn and thought of you.'],
      action: 'See the list',
    },
    'contact-received': {
      subject: 'We have your message: {caseNumber}',
      heading: 'We have your message',
      body: ['Thank you. A person reads it and answers within two working days.'],
    },
  },
  words: {
    subtotal: 'Items',
    discount: 'Discount',
    shipping: 'Shipping',
    tax: 'Tax',
    taxIncluded: 'VAT included',
    total: 'Total',
    refund: 'Refund',
    earlier: 'Settled with an earlier refund',
    given: 'With our regards',
    free: 'Free',
    deliverTo: 'Goes to',
    cardNumber: 'Number',
    code: 'Code',
    amount: 'Amount',
    validUntil: 'Valid until',
    tracking: 'Tracking number',
    footer: 'Cairn. Stones that show the way.',
    leaveText:
      'You asked us for this letter, or somebody thought of you. If you want none but those about your orders and your account:',
    leave: 'Unsubscribe',
  },
}
