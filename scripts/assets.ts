// npm run assets -- move folder s3 | move s3 folder
import { filesAt } from '#server/assets/create-files.ts'
import { copyFiles } from '#server/assets/move-files.ts'
import { UnusableSettings } from '#server/unusable-settings.ts'
import { saidSettingsOrExit } from './settings-or-exit.ts'

const HELP = `npm run assets -- move folder s3
npm run assets -- move s3 folder

Copies every original of the library from the folder in CAIRN_DATA to the bucket of the S3_ settings, or back. What is there
already is left alone: ended early, it goes on where it was. Nothing is taken away. Run it, set ASSETS, replace the servers,
and run it once more for what came in meanwhile.`

const PLACES = ['folder', 's3'] as const
const [task, ...places] = process.argv.slice(2)
const [from, to] = places.map(place => PLACES.find(each => each === place))
if (task !== 'move' || !from || !to || from === to) {
  console.log(HELP)
  process.exit(task === '--help' ? 0 : 1)
}
const config = saidSettingsOrExit()
try {
  const { copied, present } = await copyFiles(filesAt(from, config), filesAt(to, config), key => console.log(key))
  console.log(`${copied} files copied, ${present} were there`)
} catch (error) {
  if (!(error instanceof UnusableSettings)) throw error
  console.error(error.message)
  process.exitCode = 1
}
