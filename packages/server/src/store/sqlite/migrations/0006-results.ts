/* What finished matches were for people, so that a profile is one query, and how strong people are among people. */

export default `
create table results (
  match text not null,
  seat integer not null,
  person text not null,
  game text not null,
  seats integer not null,
  coop integer not null,
  won integer not null,
  score real not null,
  facts text not null,
  watchable integer not null,
  played integer not null,
  primary key (match, seat)
) strict, without rowid;
create index results_of_person on results (person, played);

create table ratings (
  person text not null,
  game text not null,
  rating real not null,
  deviation real not null,
  volatility real not null,
  matches integer not null,
  primary key (person, game)
) strict, without rowid;
`
