/* How many matches run is asked every few seconds: those that are over are not looked at for it. */

export default `
create index running_matches on matches (id) where packed is null;
`
