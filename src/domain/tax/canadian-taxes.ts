import type { TaxName } from './tax-names.ts'

// As the Canada Revenue Agency and the provincial ministries of finance published them for 2026.

type Levy = readonly [name: TaxName, percent: number]

const GST: Levy = ['GST', 5]

export const CA_LEVIES: Readonly<Record<string, readonly Levy[]>> = {
  AB: [GST],
  BC: [GST, ['PST', 7]],
  MB: [GST, ['RST', 7]],
  NB: [['HST', 15]],
  NL: [['HST', 15]],
  NS: [['HST', 14]],
  NT: [GST],
  NU: [GST],
  ON: [['HST', 13]],
  PE: [['HST', 15]],
  QC: [GST, ['QST', 9.975]],
  SK: [GST, ['PST', 6]],
  YT: [GST],
}
