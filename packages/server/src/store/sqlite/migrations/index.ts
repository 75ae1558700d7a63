import matches from './0001-matches.ts'
import deviceLinks from './0002-device-links.ts'
import tableSettings from './0003-table-settings.ts'
import accounts from './0004-accounts.ts'
import lobby from './0005-lobby.ts'
import results from './0006-results.ts'
import clocks from './0007-clocks.ts'
import runningMatches from './0008-running-matches.ts'
import bans from './0009-bans.ts'
import push from './0010-push.ts'
import chat from './0011-chat.ts'
import mutes from './0012-mutes.ts'
import usedSessions from './0013-used-sessions.ts'
import log from './0014-log.ts'
import refusedLines from './0015-refused-lines.ts'

/** The first makes schema 1 out of nothing, the next one schema 2 out of that, and so on. One that was released is never changed. */
export const migrations: readonly string[] = [
  matches,
  deviceLinks,
  tableSettings,
  accounts,
  lobby,
  results,
  clocks,
  runningMatches,
  bans,
  push,
  chat,
  mutes,
  usedSessions,
  log,
  refusedLines,
]
