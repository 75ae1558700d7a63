/* What follows a person from device to device, and the password of those who have one. */

export default `
alter table people add settings text not null default '{}';
alter table people add hidden integer not null default 0;

create table accounts (
  person text primary key,
  folded text not null unique,
  password text not null,
  recovery text not null unique
) strict, without rowid;

create index sessions_of_person on sessions (person);
`
