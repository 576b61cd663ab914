import { sql, type RawBuilder } from 'kysely'

/** What the location of that alias is called; where others are called the same, with where it is, or its number. */
export const placeName = (alias: 'a' | 'b' | 'l'): RawBuilder<string> => {
  const [id, name] = [sql.ref(`${alias}.id`), sql.ref(`${alias}.name`)]
  return sql`case when exists (select from locations o where o.name = ${name} and o.id <> ${id})
    then ${name} || ' (' || coalesce((select nullif(s.region, '') from stores s where s.id = ${id}) || ', ', '') || ${id} || ')'
    else ${name} end`
}
