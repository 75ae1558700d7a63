/* Browsers that are told of turns, each with the session it belongs to, and who has been told of which match. */

export default `
create table push (
  endpoint text primary key,
  person text not null,
  session text not null,
  p256dh text not null,
  auth text not null,
  made integer not null
) strict, without rowid;
create index push_of_person on push (person);
create index push_of_session on push (session);
-- Whoever is signed out is told nothing more, however the session ended.
create trigger push_ends after delete on sessions begin
  delete from push where session = old.hash;
end;

create table push_told (
  person text not null,
  match text not null,
  primary key (person, match)
) strict, without rowid;
`
