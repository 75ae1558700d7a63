/* What people say at tables, before and after they begin, and which lines were reported, with a copy of each. */

export default `
create table chat (
  match text not null,
  n integer not null,
  at integer not null,
  request text not null,
  person text not null,
  name text not null,
  audience text not null,
  text text,
  phrase text,
  open integer,
  primary key (match, n)
) strict, without rowid;
create unique index chat_by_request on chat (match, request);
create index chat_of_person on chat (person);

create table reports (
  id integer primary key,
  match text not null,
  n integer not null,
  reporter text not null,
  at integer not null,
  reason text not null,
  line text not null,
  person text not null
) strict;
create unique index reports_of_line on reports (match, n, reporter) where reporter <> '';
create index reports_by_time on reports (at);
`
