/* JSON is stored as text, times as milliseconds. */

export default `
create table matches (
  id text primary key,
  version integer not null,
  game text not null,
  rules integer not null,
  options text not null,
  seats text not null,
  seed text not null,
  deal text,
  seal text not null,
  begun integer not null,
  imported text,
  -- How many entries it has: an append names the length it knows.
  length integer not null,
  standing text not null,
  played integer not null,
  people text not null,
  host text not null,
  watchable integer not null,
  -- All entries of a finished match, gzipped; it has no rows in the table of entries.
  packed blob
) strict;

create table entries (
  match text not null,
  seq integer not null,
  at integer not null,
  request text,
  entry text not null,
  primary key (match, seq)
) strict, without rowid;

-- The people of matches once more, to find the matches of a person.
create table seats (
  match text not null,
  seat integer not null,
  person text not null,
  primary key (match, seat)
) strict, without rowid;
create index seats_of_person on seats (person);

create table people (
  id text primary key,
  name text not null,
  made integer not null
) strict, without rowid;

create table sessions (
  hash text primary key,
  person text not null,
  made integer not null
) strict, without rowid;

create table tables (
  id text primary key,
  revision integer not null,
  game text not null,
  options text not null,
  seats text not null,
  host text not null,
  invite text not null,
  watchable integer not null,
  changed integer not null
) strict;
create index tables_by_change on tables (changed);

-- Host and seated people of waiting tables, to find the tables of a person.
create table table_people (
  person text not null,
  waiting text not null,
  primary key (person, waiting)
) strict, without rowid;
create index people_of_table on table_people (waiting);
`
