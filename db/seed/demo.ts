import { seedDesk } from './desk.ts'
import { seedPeople } from './people.ts'
import { seedShop } from './seed.ts'
import { seedPromotions } from './promotions.ts'
import { seedStaff } from './staff.ts'
import type { Sql } from './sql.ts'

/** The demo shop, in the order in which its parts need each other. Each part does nothing where it has been before. */
const PARTS: readonly (readonly [name: string, seed: (db: Sql) => Promise<unknown>])[] = [
  ['catalogue, stores and reviews', db => seedShop(db)],
  ['people', db => seedPeople(db)],
  ['staff', db => seedStaff(db)],
  ['promotions and gift cards', db => seedPromotions(db)],
  ['work for the desks', db => seedDesk(db)],
]

export async function seedDemo(db: Sql, tell: (line: string) => void): Promise<void> {
  const { rows } = await db.query("select 1 from settings where key = 'seed.demo'")
  if (rows.length > 0) return
  for (const [name, seed] of PARTS) {
    tell(`Setting up ${name} …`)
    await seed(db)
  }
  await db.query("insert into settings (key, value) values ('seed.demo', 'true') on conflict do nothing")
}
