-- What merchandisers say about the order of results: first these, sooner those, later the rest. A rule stands for a query in
-- a language or for a category, on some sites, from a moment to another.
create table search_rules (
  id text primary key,
  effect text not null check (effect in ('pin', 'boost', 'bury')),
  sites text[] not null check (cardinality(sites) > 0),
  language text,
  term text,
  category_id integer references categories on delete cascade,
  style_ids text[] not null default '{}',
  facet text,
  value text,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  made_by text not null,
  created_at timestamptz not null default now(),
  check ((category_id is null) = (term is not null and language is not null)),
  check ((cardinality(style_ids) > 0) = (facet is null) and (facet is null) = (value is null)),
  check (effect <> 'pin' or facet is null)
);
create index search_rules_category on search_rules (category_id);

-- How a category shows what is in it and below it: by a rule, by hand, or some by hand and the rest by a rule; and by what
-- it can be filtered, in which order. Null means what the category above has.
create table category_settings (
  category_id integer primary key references categories on delete cascade,
  mode text not null check (mode in ('rule', 'hand', 'mixed')),
  rule text not null check (rule in ('recommended', 'newest', 'bestselling', 'rating')),
  placed text[] not null default '{}',
  filters text[]
);

create trigger search_rules_changed after insert or update or delete on search_rules
  for each statement execute function search_changed();
create trigger category_settings_changed after insert or update or delete on category_settings
  for each statement execute function search_changed();
create trigger search_rules_turn after insert or update of starts_at, ends_at on search_rules for each row
  when (new.starts_at > now() or new.ends_at > now()) execute function turns_changed();

-- What was searched for by day, of visitors who agreed to be measured: never who.
create table search_days (
  day date not null,
  site text not null,
  language text not null,
  term text not null,
  searches integer not null,
  misses integer not null,
  clicks integer not null,
  primary key (day, site, language, term)
);

-- What was typed next where nothing was followed.
create table search_refinements (
  day date not null,
  site text not null,
  language text not null,
  term text not null,
  next_term text not null,
  times integer not null,
  primary key (day, site, language, term, next_term)
);

-- Days whose sales and views popularity has in it. The first is the next to end: what it stood at before stays.
create table popularity_days (day date primary key);
insert into popularity_days values (current_date);
