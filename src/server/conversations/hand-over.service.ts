import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { colleaguesWith, getColleague } from '../staff/colleagues.service.ts'
import type { Desk } from '../staff/staff.ts'
import { studioOrigin } from '../staff/studio-origin.ts'
import { addEntry } from './answer.service.ts'
import { updateConversation } from './conversations.queries.ts'
import { openConversation } from './conversations.service.ts'

export async function colleaguesFor(desk: Desk, id: string) {
  const { site } = await openConversation(desk, id)
  const colleagues = await colleaguesWith(desk, 'conversations.write', site)
  return { colleagues: colleagues.map(({ id: staffId, name }) => ({ id: staffId, name })) }
}

/** Gives it to a colleague with a word, which stays in it as a note; a mail says where to look, and nothing of who wrote. */
export async function handOver(desk: Desk, id: string, { to, word }: { to: string; word: string }): Promise<void> {
  const { site, owner_name } = await openConversation(desk, id, 'lock')
  const colleague = await getColleague(desk, to, 'conversations.write', site)
  await updateConversation(desk.db, id, { owner_id: colleague.id, owner_name: colleague.name })
  await addEntry(desk, id, 'note', word)
  await enqueueMail(desk.db, {
    template: 'desk-hand-over',
    to: colleague.email,
    locale: DEFAULT_LOCALE,
    values: { number: id, who: desk.staff.name, path: `${studioOrigin(desk)}/studio/conversations/${id}` },
  })
  const change = { field: 'owner', before: owner_name, after: colleague.name }
  desk.record({ type: 'conversation', id, changes: [change] })
}
