/* Tables and matches that the lobby shows are found by an index each; a match may be a chapter of a campaign. */

export default `
alter table tables add seen integer not null default 0;
alter table tables add more text not null default '{}';
alter table matches add campaign text;
create index listed_tables on tables (seen) where json_extract(settings, '$.listed') = 1;
create index listed_matches on matches (begun) where json_extract(settings, '$.listed') = 1 and watchable = 1 and packed is null;
`
