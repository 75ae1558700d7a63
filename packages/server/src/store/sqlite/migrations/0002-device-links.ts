/* A person has one link to another device at most; only its hash is stored. */

export default `
create table device_links (
  person text primary key,
  hash text not null unique,
  expires integer not null
) strict, without rowid;
`
