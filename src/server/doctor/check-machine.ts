import { statfs } from 'node:fs/promises'
import type { Config } from '../config.ts'
import { isGuessable } from '../guessable.ts'
import { reasonOf, well, wrong, type Finding } from './finding.ts'

const GB = 1024 ** 3

type Room = { readonly bavail: number; readonly bsize: number }

export async function checkDisk(
  { CAIRN_DATA }: Config,
  roomAt: (folder: string) => Promise<Room> = statfs,
): Promise<Finding> {
  try {
    const { bavail, bsize } = await roomAt(CAIRN_DATA)
    const free = (bavail * bsize) / GB
    return free >= 1
      ? well('disk', `${free.toFixed(0)} GB are free`)
      : wrong(
          'disk',
          `${free.toFixed(1)} GB are free`,
          'Make room: pictures and the embedded database lie in CAIRN_DATA.',
        )
  } catch (error) {
    return wrong(
      'disk',
      `CAIRN_DATA cannot be read (${reasonOf(error)})`,
      'Make the folder, or say another with CAIRN_DATA.',
    )
  }
}

export function checkSecrets({ CAIRN_SECRET, PREVIEW_TOKEN }: Config): Finding[] {
  const MAKE = 'Make one with: openssl rand -base64 48'
  const broken = [
    ...(CAIRN_SECRET === undefined
      ? [wrong('secrets', 'CAIRN_SECRET is not set: whoever reads the database can make sessions', MAKE)]
      : isGuessable(CAIRN_SECRET)
        ? [wrong('secrets', 'CAIRN_SECRET can be guessed', MAKE)]
        : []),
    ...(PREVIEW_TOKEN !== undefined && isGuessable(PREVIEW_TOKEN)
      ? [wrong('secrets', 'PREVIEW_TOKEN can be guessed', MAKE)]
      : []),
  ]
  return broken.length > 0 ? broken : [well('secrets', 'long enough')]
}
