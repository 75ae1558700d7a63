/* What was refused when somebody wanted to say it: no line ever has one of these requests. */

export default `
create table refused_lines (
  match text not null,
  request text not null,
  code text not null,
  at integer not null,
  primary key (match, request)
) strict, without rowid;
create index refused_lines_by_time on refused_lines (at);
`
