// Lists which of the staff's calls ask for a fresh proof, from the contract.
import { staffCalls } from '#contract/staff/staff.ts'

type Listed = ReturnType<typeof staffCalls>[number]

const PAYS = {
  given: 'money is given: by a person, up to the limit of a role, beyond it by a second one',
  owed: 'money is owed: by a person',
  'owed to systems': 'money is owed: by a person, or by a key of a warehouse without a proof',
  'owed for parcels':
    'money is owed: by a person, who goes on for up to four hours without a pause of five minutes; or by a key of a warehouse without a proof',
} as const

const HEAD = `# Where staff show again who they are

Written by \`npm run generate\` from the contract. A proof is a password with its code, a passkey, or the company's own sign-in, shown
within the last five minutes; without one a call answers \`STAFF_PROOF_REQUIRED\`, and the studio asks for it. A key cannot prove itself: what
always needs a proof it cannot do. Files that a task wrote need what the task needed.
`

const rowOf = ({ name, endpoint: { method, path, staff, summary, paysOut } }: Listed): string =>
  `| \`${name}\` | \`${method} ${path}\` | \`${staff}\` | ${summary}${paysOut === undefined ? '' : ` (${PAYS[paysOut]})`} |`

const table = (title: string, calls: readonly Listed[]): string =>
  [`## ${title}`, '', '| call | address | needs | what it does |', '|---|---|---|---|', ...calls.map(rowOf)].join('\n')

export function renderProofs(): string {
  const calls = staffCalls()
  const always = calls.filter(({ endpoint }) => endpoint.proof)
  const sometimes = calls.filter(({ endpoint }) => !endpoint.proof && endpoint.errors?.includes('STAFF_PROOF_REQUIRED'))
  return `${[HEAD, table('Always', always), '', table('Where much or something that matters is at stake', sometimes)].join('\n')}\n`
}
