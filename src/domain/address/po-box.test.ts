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
    'PO Box A',
    'PO Box No. 4',
    'Post Box',
    '12 Main Street, PO Box 44',
    'Hof Süd, Postfach 12',
    'Apartado postal nº 9',
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
    'Calle Apartado 12',
    'Calle del Apartado 3',
    '4 Post Box Lane',
    '9 Old Post Office Box Hill',
    'Am Postfach 3',
    '2 rue de la Boîte Postale',
    'PO Boxwood 3',
  ]
  for (const line of streets) expect(isPoBox(line), line).toBe(false)
})
