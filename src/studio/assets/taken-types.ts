import { ASSET_KINDS } from '#domain/assets/asset-kinds.ts'

/** As a field for files is told what to offer. */
export const TAKEN_TYPES = Object.values(ASSET_KINDS)
  .map(({ type }) => type)
  .join(',')
