/* As in SQLite, JSON is stored as text and times as milliseconds: a row means the same in both. */

export default `
create table matches (
  id text collate "C" primary key,
  -- In the order in which they were begun.
  number bigint generated always as identity,
  version integer not null,
  game text not null,
  rules integer not null,
  options text not null,
  seats text not null,
  seed text not null,
  deal text,
  seal text not null,
  begun bigint not null,
  imported text,
  people text not null,
  host text not null,
  watchable boolean not null,
  settings text not null,
  campaign text,
  clock_begun bigint not null,
  abandoned boolean not null default false,
  -- All entries of a finished match, gzipped; it has no rows in the table of entries.
  packed bytea
);

-- What an append changes of a match, apart from the rest: PostgreSQL writes a row anew whatever changes of it.
create table progress (
  match text collate "C" primary key,
  -- How many entries it has: an append names the length it knows.
  length integer not null,
  -- Does it take more entries? Not when it is packed or abandoned.
  open boolean not null,
  standing text not null,
  played bigint not null,
  due bigint,
  -- When it was begun, where the lobby shows it.
  listed bigint
) with (fillfactor = 80);
create index progress_by_due on progress (due) where due is not null;
create index progress_by_listed on progress (listed) where listed is not null and open;

create table entries (
  match text collate "C" not null,
  seq integer not null,
  at bigint not null,
  request text,
  entry text not null,
  primary key (match, seq)
);

-- The people of matches once more, to find the matches of a person.
create table seats (
  match text collate "C" not null,
  seat integer not null,
  person text not null,
  primary key (match, seat)
);
create index seats_of_person on seats (person);

create table tables (
  id text collate "C" primary key,
  -- In the order in which they were set up.
  number bigint generated always as identity,
  revision integer not null,
  game text not null,
  options text not null,
  seats text not null,
  host text not null,
  invite text not null,
  watchable boolean not null,
  settings text not null,
  changed bigint not null,
  seen bigint not null,
  more text not null
);
create index tables_by_change on tables (changed);
create index listed_tables on tables (seen) where (settings::jsonb ->> 'listed') = 'true';

-- Host and seated people of waiting tables, to find the tables of a person.
create table table_people (
  person text not null,
  waiting text collate "C" not null,
  primary key (person, waiting)
);
create index people_of_table on table_people (waiting);

create table people (
  id text primary key,
  name text not null,
  made bigint not null,
  settings text not null default '{}',
  hidden boolean not null default false
);

create table sessions (
  hash text primary key,
  person text not null,
  made bigint not null,
  used bigint not null
);
create index sessions_of_person on sessions (person);
create index sessions_by_use on sessions (used);

-- A person has one link to another device at most.
create table device_links (
  person text primary key,
  hash text not null unique,
  expires bigint not null
);

create table accounts (
  person text primary key,
  folded text not null unique,
  password text not null,
  recovery text not null unique
);

create table bans (
  person text primary key,
  at bigint not null
);

-- Whoever is signed out is told nothing more, however the session ended.
create table push (
  endpoint text primary key,
  person text not null,
  session text not null references sessions on delete cascade,
  p256dh text not null,
  auth text not null,
  made bigint not null
);
create index push_of_person on push (person);
create index push_of_session on push (session);

create table push_told (
  person text not null,
  match text not null,
  primary key (person, match)
);

create table results (
  match text not null,
  seat integer not null,
  person text not null,
  game text not null,
  seats integer not null,
  coop boolean not null,
  won boolean not null,
  score double precision not null,
  facts text not null,
  watchable boolean not null,
  played bigint not null,
  primary key (match, seat)
);
create index results_of_person on results (person, played);

create table ratings (
  person text not null,
  game text not null,
  rating double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  matches integer not null,
  primary key (person, game)
);

create table chat (
  match text not null,
  n integer not null,
  at bigint not null,
  request text not null,
  person text not null,
  name text not null,
  audience text not null,
  text text,
  phrase text,
  open boolean,
  primary key (match, n)
);
create unique index chat_by_request on chat (match, request);
create index chat_of_person on chat (person);

create table reports (
  id bigint generated always as identity primary key,
  match text not null,
  n integer not null,
  reporter text not null,
  at bigint not null,
  reason text not null,
  line text not null,
  person text not null
);
create unique index reports_of_line on reports (match, n, reporter) where reporter <> '';
create index reports_by_time on reports (at);

create table mutes (
  id bigint generated always as identity primary key,
  person text not null,
  other text not null
);
create unique index mutes_of_person on mutes (person, other);
create index mutes_of_other on mutes (other);

-- One row: when a server last ran, and how long all had slept until then.
create table uptime (
  id integer primary key check (id = 1),
  alive bigint not null,
  slept bigint not null
);
`
