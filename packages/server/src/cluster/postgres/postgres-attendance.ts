import { type AttendanceStore, type Attended, anywhere } from '../attendance-store.ts'
import type { BusConnection } from './bus-connection.ts'

/** Of the nodes that live, without one's own. */
const ofOthers = (deadSeconds: number) =>
  `from attendance join nodes on nodes.id = node
   where node <> $1 and beat > clock_timestamp() - interval '${deadSeconds} seconds'`

export function postgresAttendance(
  connection: Pick<BusConnection, 'query'>,
  node: string,
  deadSeconds: number,
): AttendanceStore {
  return {
    async note(changes) {
      // In one order: nodes must not wait for each other.
      const rows = JSON.stringify(changes)
      await connection.query(
        `with changed as (
           select * from json_to_recordset($2::json) as c (place text, person text, connections integer)
         ), gone as (
           delete from attendance a using changed c
           where a.node = $1 and a.place = c.place and a.person = c.person and c.connections = 0
         )
         insert into attendance (node, place, person, connections)
         select $1, place, person, connections from changed where connections > 0
         on conflict (place, person, node) do update set connections = excluded.connections`,
        [node, rows],
      )
    },
    elsewhere: places =>
      connection.query<Attended>(
        `select place, person, connections ${ofOthers(deadSeconds)} and place = any($2)`,
        [node, places],
      ),
    async connectedElsewhere(people) {
      const rows = await connection.query<{ person: string; count: string }>(
        `select person, sum(connections) as count ${ofOthers(deadSeconds)}
         and place = '${anywhere}' and person = any($2) group by person`,
        [node, people],
      )
      return new Map(rows.map(({ person, count }) => [person, Number(count)]))
    },
  }
}
