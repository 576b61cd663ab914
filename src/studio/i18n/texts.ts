import { account } from './texts/account.ts'
import { entrance } from './texts/entrance.ts'
import { fields } from './texts/fields.ts'
import { history } from './texts/history.ts'
import { home } from './texts/home.ts'
import { jobs } from './texts/jobs.ts'
import { keys } from './texts/keys.ts'
import { lists } from './texts/lists.ts'
import { refusals } from './texts/refusals.ts'
import { settings } from './texts/settings.ts'
import { shell } from './texts/shell.ts'
import { staff } from './texts/staff.ts'
import { tasks } from './texts/tasks.ts'
import { trial } from './texts/trial.ts'

/** What more than one room says, and the rooms that have no words of their own. */
export const TEXTS = {
  ...shell,
  ...entrance,
  ...home,
  ...staff,
  ...keys,
  ...history,
  ...jobs,
  ...account,
  ...lists,
  ...tasks,
  ...settings,
  ...trial,
  ...refusals,
  ...fields,
}
