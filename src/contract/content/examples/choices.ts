import * as sections from '../content-sections.ts'
import { cardExamples } from './cards.ts'
import { example } from './example.ts'
import { heroExamples } from './heroes.ts'
import { noticeExamples } from './notices.ts'
import { storyExamples } from './stories.ts'

export const choiceExamples = {
  carousel: example(sections.Carousel, {
    id: 'carousel-home',
    type: 'carousel',
    name: 'Home stories',
    isFullWidth: true,
    title: 'Three kinds of weather',
    variant: 'highlightCenter',
    textLink: { text: 'All field notes', url: '/en-us/articles', style: 'link' },
    breakpoints: {
      sm: { type: 'carousel', slideWidth: 88, showIndicators: true, loop: true },
      md: { type: 'carousel', slideWidth: 60, showArrows: true, loop: true },
      lg: {
        type: 'carousel',
        slideWidth: 50,
        slideMaxWidth: 960,
        slidePadding: 8,
        margin: 24,
        showArrows: true,
        showProgress: true,
        loop: true,
        autoplay: true,
        autorotateTime: 7,
      },
    },
    items: [heroExamples['banner-image'], heroExamples['banner-block-below'], heroExamples['banner-overlay']],
  }),
  segmentation: example(sections.Segmentation, {
    id: 'segments-bar',
    type: 'segmentation',
    name: 'Bar by visitor',
    segments: [
      { id: 'loyalty-loggedin', targets: [heroExamples['banner-thin']] },
      { id: 'loggedout', targets: [noticeExamples['benefit-bar']] },
    ],
    baselines: [storyExamples.spacer],
  }),
  experiment: example(sections.Experiment, {
    id: 'experiment-hero',
    type: 'experiment',
    name: 'Home hero test',
    experienceId: 'home-hero',
    variants: [{ name: 'Text below', variantId: '1-below', targets: [heroExamples['hero-block-below']] }],
    baselines: [heroExamples.hero],
  }),
  'personalisation-experience': example(sections.PersonalisationExperience, {
    id: 'experience-weather',
    type: 'personalisation-experience',
    name: 'Story by interest',
    experienceId: 'story-by-interest',
    variants: [
      { name: 'Snow', variantId: '1-snow', targets: [heroExamples['hero-block-below']] },
      { name: 'Trail', variantId: '2-trail', targets: [heroExamples['hero-product-overlay']] },
    ],
    baselines: [heroExamples['banner-split']],
  }),
  'filter-by': example(sections.FilterBy, {
    id: 'filter-trail',
    type: 'filter-by',
    name: 'Only in trail running',
    rule: 'IN',
    values: ['2301', '2302'],
    items: [cardExamples['cta-buttons'], storyExamples.accordions],
  }),
}
