/** What a table may know of a room: what one viewer sees. Rooms and stores, which hold secrets, have entry points of their own. */
export { type Activity, type Hint, noActivity } from './activity.ts'
export { Clocks, firstDeadline, leftAt, type Pace, type SeatClock, type SeatClocks } from './clocks.ts'
export { applyUpdate, type SeatState, type Snapshot, type Update } from './snapshot.ts'
