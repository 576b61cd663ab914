import * as navigation from '../content-navigation.ts'
import { example, icon, scene, tall } from './example.ts'

const l3 = example(navigation.MegaMenuL3, {
  id: 'menu-trail-running',
  type: 'mega-menu-l3',
  name: 'Trail running shoes',
  title: 'Trail running',
  target: { text: 'Trail running', url: '/en-us/c/trail-running-2301' },
  badge: 'New',
})

const l2 = example(navigation.MegaMenuL2, {
  id: 'menu-footwear',
  type: 'mega-menu-l2',
  name: 'Footwear',
  title: 'Footwear',
  target: { text: 'All footwear', url: '/en-us/c/footwear-2300' },
  children: [
    l3,
    {
      id: 'menu-hiking',
      type: 'mega-menu-l3',
      title: 'Hiking boots',
      target: { text: 'Hiking boots', url: '/en-us/c/hiking-boots-2302' },
    },
  ],
})

const selector = example(navigation.MegaMenuVisualSelector, {
  id: 'menu-see-shell',
  type: 'mega-menu-visual-selector',
  name: 'Shells',
  mediaObject: tall('products/CSJ1C4IN/front', 'Shell jacket'),
  title: 'Shells',
  target: { text: 'Shells', url: '/en-us/c/shells-2401' },
})

const banner = example(navigation.MegaMenuBanner, {
  id: 'menu-banner-repair',
  type: 'mega-menu-banner',
  name: 'Repairs in the menu',
  title: 'We mend what we sell',
  subtitle: 'Most repairs take a week.',
  titleColor: 'paper',
  media: scene('scenes/moor-evening', 'Heather moor in low light, rising against distant hills'),
  target: { text: 'Send a repair', url: '/en-us/help/contact-us' },
})

const l1 = example(navigation.MegaMenuL1, {
  id: 'menu-women',
  type: 'mega-menu-l1',
  name: 'Women',
  title: 'Women',
  target: { text: 'Women', url: '/en-us/c/women-2000' },
  columns: [{ children: [l2] }],
  menuBanner: banner,
  visualSelectors: [selector],
  visualSelectorsTitle: 'By kind',
  menuIcon: icon('icons/chevron'),
  menuStyle: 'default',
  titleVisibility: 'visible',
  hideShopAll: { sm: false, lg: true },
  overrideShopAll: { text: 'All for women', url: '/en-us/c/women-2000', style: 'link' },
})

export const navigationExamples = {
  'mega-menu-l1': l1,
  'mega-menu-l2': l2,
  'mega-menu-l3': l3,
  'mega-menu-banner': banner,
  'mega-menu-visual-selector': selector,
  'mega-menu-mobile': example(navigation.MegaMenuMobile, {
    id: 'menu-phone',
    type: 'mega-menu-mobile',
    name: 'Phone menu',
    title: 'Menu',
    items: [l1],
    targets: [
      { text: 'Stores', url: '/en-us/store-locator', style: 'link' },
      { text: 'Help', url: '/en-us/help/contact-us', style: 'link' },
    ],
    banner,
  }),
  'secondary-nav': example(navigation.SecondaryNav, {
    id: 'nav-help',
    type: 'secondary-nav',
    name: 'Help pages',
    isSticky: true,
    title: 'Help',
    targets: [
      { text: 'Returns', url: '/en-us/help/returns/how-to-return', style: 'link' },
      { text: 'Shipping', url: '/en-us/policies/shipping-terms', style: 'link' },
      { text: 'Contact', url: '/en-us/help/contact-us', style: 'link' },
    ],
    divider: true,
    alignment: 'left',
  }),
  'footer-item': example(navigation.FooterItem, {
    id: 'footer-newsletter',
    type: 'footer-item',
    name: 'Newsletter form',
    title: 'One letter a month',
    kind: 'newsletter',
    subtitle: 'Routes, repairs, no shouting.',
    richText: '<p>I have read how you keep my data: <a href="/en-us/privacy">Privacy</a></p>',
    targets: [{ text: 'Privacy', url: '/en-us/privacy', style: 'link', size: 'small' }],
  }),
  anchor: example(navigation.Anchor, { id: 'anchor-fit', type: 'anchor', name: 'Fit', anchorName: 'fit' }),
}
