/* Whom people do not want to hear in the chat. */

export default `
create table mutes (
  id integer primary key,
  person text not null,
  other text not null
) strict;
create unique index mutes_of_person on mutes (person, other);
create index mutes_of_other on mutes (other);
`
