const PO_BOX = [
  /\bp\.?\s*o\.?\s*[.-]?\s*box\b/i,
  /\bpost(al)?\s+(office\s+)?box\b/i,
  /\bpost\s?fach\b/i,
  /\bbo[iî]te\s+postale\b/i,
  /\bcase\s+postale\b/i,
  /^\s*(b\.?p\.?|c\.?p\.?)\s*\d+/i,
  /\b(apartado|apdo\.?)\s*(de\s+correos|postal)?\s*(n\.?º?\s*)?\d+/i,
]

/** Whether an address line names a post-office box, in any language of the sites. */
export const isPoBox = (line: string): boolean => PO_BOX.some(pattern => pattern.test(line))
