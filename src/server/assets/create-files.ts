import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'
import { withShipped } from './shipped-files.ts'

export const filesAt = (place: Config['ASSETS'], config: Config): Files =>
  withShipped(place === 's3' ? s3Files(config) : folderFiles(join(resolve(config.CAIRN_DATA), 'assets')))
