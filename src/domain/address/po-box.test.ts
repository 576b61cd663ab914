import { expect, it } from 'vitest'
import { isPoBox } from './po-box.ts'

it('finds post-office boxes as people write them', () => {
  const boxes = [
    'PO Box 12',
    'P.O. Box 12',
    'p o box 7',
    'P.O.Box 9',
    'Post Office Box 3',
    'Postfach 10 01 02',
    'BP 123',
    'B.P. 40',
    'Boîte postale 4',
    'Case postale 55',
    'CP 120',
    'Apartado de Correos 31',
    'Apdo. 12',
  ]
  for (const line of boxes) expect(isPoBox(line), line).toBe(true)
})

it('leaves streets alone', () => {
  const streets = [
    '12 Boxwood Lane',
    '4 Post Street',
    'Poststraße 3',
    '7 rue de la Poste',
    'Calle Apartada 2',
    '3 Depot Box Rd',
  ]
  for (const line of streets) expect(isPoBox(line), line).toBe(false)
})
