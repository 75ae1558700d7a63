/* Tables and matches of before have no clock, are in no list, and people may write to each other. */

const usual = `'{"pace":{"kind":"none"},"language":"en","listed":false,"chat":true}'`

export default `
alter table tables add settings text not null default ${usual};
alter table matches add settings text not null default ${usual};
`
