import type { SectionType } from '../content-section-types.ts'
import type { SectionOf } from '../content-sections.ts'
import { cardExamples } from './cards.ts'
import { choiceExamples } from './choices.ts'
import { commerceExamples } from './commerce.ts'
import { heroExamples } from './heroes.ts'
import { navigationExamples } from './navigation.ts'
import { noticeExamples } from './notices.ts'
import { storyExamples } from './stories.ts'

/** One complete object of every kind, for the preview tool and the tests. */
export const SECTION_EXAMPLES = {
  ...heroExamples,
  ...cardExamples,
  ...commerceExamples,
  ...storyExamples,
  ...noticeExamples,
  ...navigationExamples,
  ...choiceExamples,
} satisfies { [T in SectionType]: SectionOf<T> }
