// Serves a shop that was built before: what a container or a service manager starts. Nothing is installed, built or spawned.
import { openShop } from './program.ts'

await openShop()
