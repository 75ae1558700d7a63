/* `due` and `clock_begun` are times that clocks count: without those in which the server slept. */

export default `
alter table matches add clock_begun integer not null default 0;
-- When somebody will be late, or a match that nobody plays is given up.
alter table matches add due integer;
alter table matches add abandoned integer not null default 0;
create index matches_by_due on matches (due) where due is not null;

-- One row: when the server last ran, and how long it had slept until then.
create table uptime (
  id integer primary key check (id = 1),
  alive integer not null,
  slept integer not null
) strict;
`
