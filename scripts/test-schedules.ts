// npm run test:schedules [-- 100]: so many rounds of ten random schedules at once on PostgreSQL, for each way of taking money.
import { runTests } from './steps.ts'

const [rounds = '50'] = process.argv.slice(2)
process.exitCode = await runTests(['postgres'], ['src/server/checkout/stripe-schedules.test.ts'], {
  ...process.env,
  SCHEDULES: rounds,
})
