/* People whom the operator has banned, and since when. */

export default `
create table bans (
  person text primary key,
  at integer not null
) strict, without rowid;
`
