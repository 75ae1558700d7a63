/*
 * The servers that share the database, and who is connected over each. None of it outlives a crash of PostgreSQL, and none has
 * to: every server says it again.
 */

export default `
create unlogged table nodes (
  id text primary key,
  -- When it last said that it lives, by the clock of the database.
  beat timestamptz not null
);

create unlogged table attendance (
  node text not null references nodes on delete cascade,
  -- A match or a waiting table; empty for everybody who is connected at all.
  place text not null,
  person text not null,
  connections integer not null,
  primary key (place, person, node)
);
create index attendance_of_node on attendance (node);
create index attendance_of_person on attendance (person) where place = '';
`
