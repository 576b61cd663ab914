import * as notices from '../content-notices.ts'
import { example, icon, scene } from './example.ts'

const message = example(notices.PromoBarMessage, {
  id: 'promo-shipping',
  type: 'promo-bar-message',
  name: 'Free shipping',
  richText: '<p>Free shipping from $75. Members: always.</p>',
  targets: [{ text: 'How we ship', url: '/en-us/policies/shipping-terms', style: 'link', size: 'small' }],
  textColor: 'paper',
  hoverLinkColor: 'stone-300',
  background: 'forest',
  clickable: true,
})

export const noticeExamples = {
  'promo-bar-message': message,
  'promo-bar': example(notices.PromoBar, {
    id: 'promo-bar-us',
    type: 'promo-bar',
    name: 'Bar above the header',
    messages: [
      message,
      {
        id: 'promo-repair',
        type: 'promo-bar-message',
        name: 'Repairs',
        richText: '<p>Torn? We mend it.</p>',
        targets: [{ text: 'Send a repair', url: '/en-us/help/contact-us', style: 'link', size: 'small' }],
      },
    ],
    autorotateTime: 6,
    closable: true,
  }),
  'pop-up': example(notices.PopUp, {
    id: 'pop-up-newsletter',
    type: 'pop-up',
    name: 'newsletter autumn',
    delay: 4000,
    title: 'One letter a month',
    minimizedTitle: 'Field notes by mail',
    maximizedTitle: 'One letter a month. Routes, repairs, no shouting.',
    richText: '<p>You get it on the first Sunday.</p>',
    media: scene('scenes/lake-mist', 'Pale mist over a still lake'),
    logo: icon('marks/stones'),
    logoSize: 'large',
    disclaimer: '<p>Leave whenever you like. <a href="/en-us/privacy">How we keep your data</a></p>',
    targets: [{ text: 'Send me the letter', url: '/en-us/account' }],
  }),
  'benefit-bar': example(notices.BenefitBar, {
    id: 'benefit-members',
    type: 'benefit-bar',
    name: 'Members bar',
    title: 'Members get their points back as money',
    titleStyle: 'sm',
    subtitle: '200 points, $10.',
    logo: icon('marks/stones'),
    backgroundImage: { sm: { kind: 'picture', id: 'patterns/contour', alt: '', width: 2400, height: 400 } },
    backgroundColor: 'stone-100',
    infoIcon: { label: 'How points work', richText: '<p>One point per whole dollar after discounts.</p>' },
    targets: [{ text: 'Join for free', url: '/en-us/xplr-pass', style: 'secondary', size: 'small' }],
    showCloseButton: true,
    alignment: 'center',
  }),
}
