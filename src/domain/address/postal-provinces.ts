/** Which province a postal code lies in, by how it begins; several where a code is shared. */
type Beginnings = Readonly<Record<string, string>>

/** First three digits, from and to. */
const US: Beginnings = {
  AL: '350-369',
  AK: '995-999',
  AZ: '850-865',
  AR: '716-729',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200-205 569',
  FL: '320-339 341-349',
  GA: '300-319 398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  IA: '500-528',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  ME: '039-049',
  MD: '206-219',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-567',
  MS: '386-397',
  MO: '630-658',
  MT: '590-599',
  NE: '680-693',
  NV: '889-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NY: '005 100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-732 734-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-799 885',
  UT: '840-847',
  VT: '050-054 056-059',
  VA: '201 220-246',
  WA: '980-994',
  WV: '247-268',
  WI: '530-549',
  WY: '820-831',
  AS: '967',
  GU: '969',
  MP: '969',
  PR: '006-007 009',
  VI: '008',
  AA: '340',
  AE: '090-098',
  AP: '962-966',
}

/** Codes whose post office serves people across a border, or lies in another state than its neighbours in number. */
const US_ACROSS: Beginnings = {
  AL: '31905',
  AR: '65729 65733 65761 75556',
  AZ: '84531 84536',
  CA: '89010 89019 89060 89061 89439 97635',
  CO: '82063',
  IA: '56027 56129 57068',
  ID: '59847 83120 89832 97910 99128',
  IL: '63673',
  KS: '68325 68978',
  KY: '38079',
  LA: '71749',
  MA: '02861',
  MD: '20588',
  ME: '03579',
  MI: '54540',
  MN: '51360 57026 57030 57068 58030 58225',
  MO: '51640 52542 52573 52626 72644',
  MT: '57717 57724 82801',
  ND: '56744 57260 57430 57437 57632 57638 57641 57642 57645 57648 57660 59221 59270 59275',
  NE: '51557 57078 57735 66541 82082',
  NM: '79837 81137 86504 86515',
  NV: '84034',
  NY: '06390',
  OK: '67950',
  OR: '89421 99362',
  SD: '51001 56136 56144 56164 56219 56257 58030 58041 58043 58413 58436 58439 58568 58623 58649 58653 68719 69201 69212 69216',
  TN: '42223 42602 72338 72395',
  TX: '73949 88063 88220 88430',
  UT: '81324 82930 83312 83342 86044 86514',
  WA: '83856',
  WV: '20135 24604',
  WY: '57717 57735 83414',
}

/** How codes begin; those of the federal offices in Gatineau are written as Ottawa's. */
const CA: Beginnings = {
  NL: 'A',
  NS: 'B',
  PE: 'C',
  NB: 'E',
  QC: 'G H J K1A',
  ON: 'K L M N P',
  MB: 'R',
  SK: 'S',
  AB: 'T',
  BC: 'V',
  NU: 'X0A X0B X0C',
  NT: 'X0E X0G X1A',
  YT: 'Y',
}

/** In the order of their numbers, from 01 on. */
const ES_IN_ORDER =
  'VI AB A AL AV BA PM B BU CC CA CS CR CO C CU GI GR GU SS H HU J LE L LO LU M MA MU NA OR O P GC PO SA TF S SG SE SO T TE TO V VA BI ZA Z CE ML'.split(
    ' ',
  )

const isWithin = (ranges: string, start: string): boolean =>
  ranges.split(' ').some(range => {
    const [from = '', to = from] = range.split('-')
    return start >= from && start <= to
  })

const LIES_IN: Readonly<Record<string, (code: string, province: string) => boolean>> = {
  US: (code, province) =>
    isWithin(US[province] ?? '', code.slice(0, 3)) || isWithin(US_ACROSS[province] ?? '', code.slice(0, 5)),
  CA: (code, province) => (CA[province] ?? '').split(' ').some(start => start !== '' && code.startsWith(start)),
  ES: (code, province) => ES_IN_ORDER[Number(code.slice(0, 2)) - 1] === province,
}

/** Whether a code may lie in a province, as far as the country's post tells by its codes. */
export const liesIn = (country: string, postalCode: string, province: string): boolean =>
  LIES_IN[country]?.(postalCode, province) ?? true
