import { expect, it } from 'vitest'
import { weaknessOf } from './weak-password.ts'

const KNOWN = new Set(['extraordinary', 'trustno1', 'qweasdzxc'])
const OWN = ['Kit Solé', 'kit.sole@ridge-office.test', 'Cairn']
const weakness = (password: string) => weaknessOf(password, OWN, text => KNOWN.has(text))

it.each([
  'password12345',
  'P@ssw0rd-P@ssw0rd',
  '2026 Passwort!',
  'Mot de passe 1987',
  'aaaaaaaaaaaaaaaa',
  'abababababababab',
  'hundehundehunde',
  'abcdefghijklmnop',
  '987654321098765',
  'qwertyuiop1234',
  'lkjhgfdsa09876',
  'Sommer2026Herbst2026',
  'extraordinary99!!',
  'trustno1trustno1',
  'qweasdzxc123',
])('%s is what whoever guesses tries first', password => {
  expect(weakness(password)).toBe('common')
})

it.each(['KitSole-KitKat', 'kit.sole@ridge-office.test', 'SoléSolé2026 kit', 'Cairn-Ridge-Office-1', 'w0rk@cairn.kit'])(
  '%s is what whoever knows the person tries first',
  password => {
    expect(weakness(password)).toBe('personal')
  },
)

it.each([
  'long enough for staff',
  'a password of their own',
  'another one, as long',
  'correct horse battery staple',
  'xK9vT2mQ4pLz',
  'Kit eats pancakes at dawn',
  'дождь идёт весь день',
])('%s is good', password => {
  expect(weakness(password)).toBeUndefined()
})
