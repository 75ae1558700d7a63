export type Clause = `WB-${number}.${number}`
