import { describe, expect, it } from 'vitest'
import { isSole, pictureAlts } from './picture-alt.ts'

describe('pictureAlts', () => {
  const shoe = { name: 'Scree 2', colour: 'Moss', ids: ['CRN4T2BK-side', 'CRN4T2BK-detail'] }

  it('names product, colour and view in the language of the page, and the sole of a shoe', () => {
    expect(pictureAlts('en', shoe)).toEqual(['Scree 2 in Moss, seen from the side', 'Scree 2 in Moss, the sole'])
    expect(pictureAlts('fr', shoe)).toEqual(['Scree 2, coloris Moss, vue de côté', 'Scree 2, coloris Moss, la semelle'])
    expect(pictureAlts('de', shoe)).toEqual(['Scree 2 in Moss, von der Seite', 'Scree 2 in Moss, die Sohle'])
    expect(pictureAlts('es', shoe)).toEqual(['Scree 2 en Moss, vista lateral', 'Scree 2 en Moss, la suela'])
  })

  it('says where shoes and bags stand when they are outdoors', () => {
    const outdoors = { ...shoe, ids: ['CRN4T2BK-outdoors'] }
    expect(pictureAlts('en', outdoors)).toEqual(['Scree 2 in Moss, on wet granite'])
    expect(pictureAlts('fr', outdoors)).toEqual(['Scree 2, coloris Moss, sur le granit mouillé'])
    expect(pictureAlts('de', outdoors)).toEqual(['Scree 2 in Moss, auf nassem Granit'])
    expect(pictureAlts('es', outdoors)).toEqual(['Scree 2 en Moss, sobre granito mojado'])
  })

  it('looks closely at what has no sole', () => {
    expect(pictureAlts('de', { name: 'Geschenkkarte', colour: '', ids: ['X-front', 'X-detail'] })).toEqual([
      'Geschenkkarte, von vorn',
      'Geschenkkarte, Detailansicht',
    ])
  })

  it('takes for a sole the closest drawing of a shoe, and neither a photograph nor a close look at cloth', () => {
    expect(shoe.ids.filter(id => isSole(id, shoe.ids))).toEqual(['CRN4T2BK-detail'])
    expect(isSole('X-detail', ['X-front', 'X-detail'])).toBe(false)
    expect(isSole('assets/ast_1/2', ['CRN4T2BK-side', 'assets/ast_1/2'])).toBe(false)
  })

  it('says no view it does not know', () => {
    expect(pictureAlts('en', { ...shoe, ids: ['uploads/7'] })).toEqual(['Scree 2 in Moss'])
  })
})
