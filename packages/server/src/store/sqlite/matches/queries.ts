/** The rows of one match in the log, from its last entry back to the one at a place. */
const chain = `
  with recursive chain (id, before, seq) as (
    select log.id, log.before, length - 1 from progress join log on log.id = last where match = :match
    union all
    select log.id, log.before, seq - 1 from chain join log on log.id = chain.before where seq > :from
  )`

/** The entries of a match that is not packed, behind the first `from`. */
export const selectEntries = `${chain}
  select at, request, entry from chain join log using (id) where seq >= :from order by seq`

/** Removes them all from the log; `from` is 0. */
export const deleteEntries = `${chain} delete from log where id in (select id from chain)`
