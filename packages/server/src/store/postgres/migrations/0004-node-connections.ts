/*
 * The connection over which each server says that it lives: PostgreSQL ends it together with the process. Null of servers that do
 * not say it.
 */

export default `
alter table nodes add column pid integer, add column connected timestamptz;
`
