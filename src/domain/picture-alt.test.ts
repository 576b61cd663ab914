import { describe, expect, it } from 'vitest'
import { isAltLanguage, pictureAlt } from './picture-alt.ts'

describe('pictureAlt', () => {
  it('names product, colour and view in the language of the page', () => {
    const picture = { name: 'Scree 2', colour: 'Moss', view: 'side' } as const
    expect(pictureAlt('en', picture)).toBe('Scree 2 in Moss, seen from the side')
    expect(pictureAlt('fr', picture)).toBe('Scree 2, coloris Moss, vue de côté')
    expect(pictureAlt('de', picture)).toBe('Scree 2 in Moss, von der Seite')
    expect(pictureAlt('es', picture)).toBe('Scree 2 en Moss, vista lateral')
  })

  it('leaves the colour out when there is none', () => {
    expect(pictureAlt('de', { name: 'Geschenkkarte', view: 'front' })).toBe('Geschenkkarte, von vorn')
  })

  it('knows its four languages', () => {
    expect(['en', 'fr', 'de', 'es', 'it'].map(isAltLanguage)).toEqual([true, true, true, true, false])
  })
})
