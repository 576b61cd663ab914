import { parentPort, workerData } from 'node:worker_threads'
import { answer, openEngine } from './embedded-engine.ts'

if (parentPort) answer(parentPort, await openEngine(workerData))
