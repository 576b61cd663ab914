/** What the stand-in keeps of taxes: what was calculated, what was sold, and what was undone of that. */
type Line = {
  id: string
  reference: string
  amount: number
  amount_tax: number
  tax_behavior: string
  tax_code: string
}
type Breakdown = { amount: number; jurisdiction: object; tax_rate_details: object }[]
type Amounts = { amount: number; amount_tax: number }

export type TaxSale = {
  id: string
  object: 'tax.transaction'
  type: 'transaction' | 'reversal'
  reference: string
  reversal: { original_transaction: string } | null
  lines: Line[]
  shipping: Amounts
}
type Calculated = {
  id: string
  tax_date: number
  expires_at: number
  lines: (Line & { tax_breakdown: Breakdown })[]
  shipping: Amounts
}

export type TaxBooks = {
  calculations: Map<string, Calculated>
  sales: Map<string, TaxSale>
  isActive: boolean
  /** Streets, cities and postal codes that it cannot find. */
  unknown: Set<string>
}
