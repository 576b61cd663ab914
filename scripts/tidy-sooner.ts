// Left to itself, the heap grows to several times what is in use before it is tidied: a third of a shop's memory was that.
// How large the youngest part gets has to be said at the start of the process: see `--max-semi-space-size` in the Dockerfile.
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--heap-growing-percent=80')
