-- A program's yearly limit is one number for all sites: what it covered counts at its face value, whatever the currency.
-- A profile used to show the site's currency alone.
create function read_profile(consumer text, year_began timestamptz) returns json language plpgsql stable as $$
declare
  profile json;
begin
  select json_build_object(
    'id', c.id, 'email', c.email, 'first_name', c.first_name, 'last_name', c.last_name, 'phone', c.phone,
    'birth_date', c.birth_date, 'gender', c.gender, 'postal_code', c.postal_code, 'interests', c.interests,
    'preferred_shoe_size', c.preferred_shoe_size, 'is_employee', c.is_employee, 'employee_terms_at', c.employee_terms_at,
    'is_athlete', c.is_athlete, 'identities', c.identities, 'source', c.source, 'campaign', c.campaign, 'version', c.version,
    'addresses', coalesce((select json_agg(a order by a.main desc, a.created_at desc)
      from consumer_addresses a where a.consumer_id = c.id), '[]'),
    'subscriptions', coalesce((select json_agg(s order by s.channel, s.type) from subscriptions s where s.consumer_id = c.id), '[]'),
    'enrollment', (select to_json(e) from enrollments e where e.consumer_id = c.id and e.type = 'Loyalty'),
    'points', coalesce((select sum(points) from loyalty_points where consumer_id = c.id), 0),
    'spent', case when c.is_employee or c.is_athlete or c.identities <> '{}' then
      coalesce((select json_object_agg(program, amount) from (select program, sum(amount) as amount from program_spend
        where consumer_id = c.id and spent_at >= year_began group by program) s), '{}') else '{}' end
  ) into profile from consumers c where c.id = consumer;
  return profile;
end $$;

-- For servers of the version before, while they still run.
create or replace function read_profile(consumer text, year_began timestamptz, spent_in text) returns json
  language sql stable as 'select read_profile(consumer, year_began)';
