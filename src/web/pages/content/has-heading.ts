import { withInner, type LoadedSections } from '#web/sections/load-sections.ts'

/** Whether some section is the heading of its page, as far as this visitor sees them. */
export const hasHeading = (sections: LoadedSections['sections']) =>
  sections.some(({ items }) =>
    items.flatMap(withInner).some(item => 'titleH1' in item && item.titleH1 === true && item.title !== undefined),
  )
