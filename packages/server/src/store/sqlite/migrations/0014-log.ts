/*
 * A commit copies every page that it touches. So what changes with every move has small rows of its own, and the entries of all
 * matches follow each other in one table: the moves of a hundred matches touch a dozen pages instead of three hundred.
 */

export default `
create table progress (
  match text primary key,
  -- How many entries it has: an append names the length it knows.
  length integer not null,
  -- The row of the log with its last entry; null where it has none, or they are packed.
  last integer,
  -- Does it take more entries? Not when it is packed or abandoned.
  open integer not null,
  standing text not null,
  played integer not null,
  due integer
) strict, without rowid;

-- Entries of matches that are not packed, in the order in which they came.
create table log (
  id integer primary key,
  -- The row with the entry before it of the same match; null for its first.
  before integer,
  at integer not null,
  request text,
  entry text not null
) strict;

insert into log (id, before, at, request, entry)
select number, case when seq > 0 then number - 1 end, at, request, entry
from (select row_number() over (order by match, seq) as number, * from entries);

insert into progress (match, length, last, open, standing, played, due)
select matches.id, length, number, packed is null and abandoned = 0, standing, played, due
from matches
left join (
  select match, max(number) as number
  from (select match, row_number() over (order by match, seq) as number from entries)
  group by match
) on match = matches.id;

create index progress_by_due on progress (due) where due is not null;

drop table entries;
drop index matches_by_due;
alter table matches drop column length;
alter table matches drop column standing;
alter table matches drop column played;
alter table matches drop column due;
`
