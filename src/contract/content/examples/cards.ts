import * as cards from '../content-cards.ts'
import { example, icon, scene } from './example.ts'

export const cardExamples = {
  'category-cards': example(cards.CategoryCards, {
    id: 'cards-ground',
    type: 'category-cards',
    name: 'Home categories',
    title: 'Pick your ground',
    breakpoints: {
      sm: { type: 'carousel', slideWidth: 70, showProgress: true },
      md: { type: 'grid', slideWidth: 50 },
      lg: { type: 'grid', slideWidth: 25, margin: 32 },
    },
    cards: [
      {
        title: 'Trail',
        target: { text: 'Shop trail', url: '/en-us/c/trail-running-2301' },
        media: scene('scenes/forest-mist', 'A forest path after rain'),
      },
      {
        title: 'Snow',
        titlePosition: 'middle',
        titleColor: 'paper',
        target: { text: 'Shop snow', url: '/en-us/c/winter-boots-2304' },
        media: scene('scenes/snow-peaks', 'A snow plateau in low sun'),
      },
      {
        title: 'Street',
        target: { text: 'Shop street', url: '/en-us/c/skate-2306' },
        media: scene('scenes/city-dusk', 'City roofs at dusk, hills behind'),
      },
    ],
  }),
  'cta-buttons': example(cards.CtaButtons, {
    id: 'cta-who',
    type: 'cta-buttons',
    name: 'Shop by wearer',
    title: 'Who is it for?',
    titleStyle: 'md',
    alignment: 'center',
    equalTargetSize: true,
    targets: [
      { text: 'Women', url: '/en-us/c/women-2000', style: 'secondary' },
      { text: 'Men', url: '/en-us/c/men-2100', style: 'secondary' },
      { text: 'Kids', url: '/en-us/c/kids-2200', style: 'secondary' },
    ],
  }),
  'inline-catalogue-grid': example(cards.InlineCatalogueGrid, {
    id: 'tiles-trail',
    type: 'inline-catalogue-grid',
    name: 'Tiles in trail running',
    tiles: [
      {
        position: 5,
        columns: { sm: 2, md: 1, lg: 1 },
        rows: { sm: 1, md: 1, lg: 1 },
        title: 'How deep a lug?',
        titleStyle: 'md',
        subtitle: 'Three millimetres for rock, five for mud.',
        richText: '<p>Snow wants six.</p>',
        media: scene('scenes/autumn-forest', 'A lug print in wet mud'),
        target: { text: 'Read the guide', url: '/en-us/articles/how-deep-a-lug', style: 'link' },
      },
      {
        position: 12,
        columns: { sm: 2, md: 2, lg: 2 },
        title: 'Run it in at a store',
        backgroundColor: 'forest',
        titleColor: 'paper',
        media: scene('scenes/city-dusk', 'A store front with boots on a shelf'),
        target: { text: 'Find a store', url: '/en-us/store-locator' },
      },
    ],
  }),
  'linked-cards': example(cards.LinkedCards, {
    id: 'cards-stories',
    type: 'linked-cards',
    name: 'Stories on home [stacked]',
    title: 'Field notes',
    variant: 'threeCardGrid',
    textLink: { text: 'All field notes', url: '/en-us/articles', style: 'link' },
    cards: [
      {
        eyebrowText: 'Care',
        title: 'Wash it, or it leaks',
        subtitle: 'Dirt stops a shell from breathing. Ten minutes a season.',
        media: scene('scenes/alpine-lake', 'A stream over dark stones'),
        target: { text: 'Read about washing a shell', url: '/en-us/articles/wash-your-shell' },
      },
      {
        eyebrowText: 'Route',
        title: 'Two huts, one pass',
        media: scene('scenes/summit-cairn', 'A cairn on a summit above the clouds'),
        target: { text: 'Read the route', url: '/en-us/articles/two-huts' },
      },
      {
        eyebrowText: 'Fit',
        title: 'Feet swell by noon',
        media: scene('scenes/lake-evening', 'Boots beside a rock in the sun'),
        target: { text: 'Read about fit', url: '/en-us/articles/feet-swell' },
      },
    ],
  }),
  'multi-link-cards': example(cards.MultiLinkCards, {
    id: 'cards-help',
    type: 'multi-link-cards',
    name: 'Help topics',
    title: 'What do you need?',
    cards: [
      {
        title: 'Orders',
        subtitle: 'Where it is, and how to stop it.',
        backgroundColor: 'stone-100',
        targets: [
          { text: 'Track an order', url: '/en-us/account', style: 'link' },
          { text: 'Cancel an order', url: '/en-us/account', style: 'link' },
        ],
      },
      {
        title: 'Returns',
        subtitle: 'Sixty days, worn or not.',
        backgroundColor: 'stone-100',
        targets: [{ text: 'How to return', url: '/en-us/help/returns/how-to-return', style: 'link' }],
      },
    ],
  }),
  'icon-and-text-collection': example(cards.IconAndTextCollection, {
    id: 'icons-promises',
    type: 'icon-and-text-collection',
    name: 'Promises',
    title: 'What you can count on',
    hideTitle: true,
    variant: 'icon-left',
    iconSize: 'medium',
    items: [
      { icon: icon('icons/parcel'), richText: '<p><strong>Ships in a day.</strong> Free from $75.</p>' },
      {
        icon: icon('icons/return'),
        richText: '<p><strong>Sixty days to return.</strong> Worn is fine.</p>',
        target: { text: 'How to return', url: '/en-us/help/returns/how-to-return', style: 'link' },
      },
      {
        icon: icon('icons/needle'),
        richText: '<p><strong>Repairs for life.</strong> We keep the parts.</p>',
        backgroundColor: 'stone-100',
        textColor: 'ink',
      },
    ],
  }),
}
