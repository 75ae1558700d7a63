/* When each session was last used: one that nobody uses for long is ended. Those that there are begin now. */

export default `
alter table sessions add column used integer not null default 0;
update sessions set used = unixepoch() * 1000;
create index sessions_by_use on sessions (used);
`
