import { percentText } from '../sites/formats.ts'

type NamedTax = { readonly label: string; readonly percent: number; readonly amount: number }

/** A tax with its rate; where nothing was taxed, naming a rate would make its 0 look wrong. */
export const taxName = ({ label, percent, amount }: NamedTax, tag: string): string =>
  amount === 0 ? label : `${label} ${percentText(percent, tag)}`
