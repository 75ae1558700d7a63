// Which package may import which. `scripts/arrows.test.ts` shows that each rule can fail.
const test = '[.]test[.]tsx?$|/testing/'
/** Tests and measurements that have a program of their own. */
const longTest = '^packages/(server/src/(simulation|kill-test)|cli/src/bench)/'
/** A game's rules: all of its sources except bots, board, guide, tests, entry point and statistics. */
const rules = '^games/([^/]+)/src/(?!bot/|board/|guide/|testing/|messages/|index[.]ts|stats[.]ts)'

const only = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: test },
  to: { path: '^(packages|games|scripts|e2e)/', pathNot: to },
})

const npm = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: 'node_modules/', pathNot: `node_modules/(${allowed})/` },
})

module.exports = {
  forbidden: [
    only('kernel-alone', '^packages/kernel/', '^packages/kernel/', 'The kernel knows nothing of ours.'),
    only('search-kernel', '^packages/search/', '^packages/(search|kernel)/', 'Bots know the contract only.'),
    only(
      'room-kernel-search',
      '^packages/room/',
      '^packages/(room|kernel|search)/',
      'A room knows no game, no page and no server.',
    ),
    only(
      'threads-room',
      '^packages/threads/',
      '^packages/(threads|room)/',
      'Threads are started for whoever asks.',
    ),
    {
      name: 'threads-in-node',
      severity: 'error',
      comment: 'Only what runs in Node starts threads: the command line and the server.',
      from: { path: '^(packages|games)/', pathNot: '^packages/(threads|cli|server)/' },
      to: { path: '^packages/threads/' },
    },
    only(
      'protocol-kernel',
      '^packages/protocol/',
      '^packages/(protocol|kernel/src/index[.]ts)',
      'Messages know no match, no room and no page.',
    ),
    only('ui-kernel', '^packages/ui/', '^packages/(ui|kernel)/', 'Shared parts of boards know no game.'),
    only(
      'registry-games',
      '^packages/registry/',
      '^(packages/(registry|kernel|search|ui)|games)/',
      'The registry lists games; it does not know who asks.',
    ),
    only(
      'rules-kernel',
      rules,
      `^(packages/kernel/|${rules.slice(1).replace('([^/]+)', '$1')})`,
      'Rules know the kernel only.',
    ),
    only(
      'bot-search',
      '^games/([^/]+)/src/bot/',
      '^(packages/(kernel|search)/|games/$1/src/(?!board/))',
      'Bots never see a board.',
    ),
    only(
      'board-ui',
      '^games/([^/]+)/src/board/',
      '^(packages/(kernel|ui)/|games/$1/src/(?!bot/|guide/))',
      'Boards never see a bot, nor the page that explains them.',
    ),
    only(
      'guide-ui',
      '^games/([^/]+)/src/guide/',
      '^(packages/(kernel|ui)/|games/$1/src/(?!bot/))',
      'A guide draws with the board of its game.',
    ),
    {
      name: 'game-alone',
      severity: 'error',
      comment: 'A game is a folder that can be taken out.',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^(games/(?!$1/)|packages/(registry|cli)/)' },
    },
    {
      name: 'table-sees-snapshots-only',
      severity: 'error',
      comment:
        'What draws a running match gets what one viewer knows: no match, no record, no room, no store, no local table.',
      from: {
        path: '^(packages/web/src/table/(?!local/|TablePage[.]tsx)|packages/ui/|games/[^/]+/src/board/)',
        pathNot: test,
      },
      to: {
        path: [
          '^packages/kernel/src/(?!index[.]ts)',
          '^packages/room/src/(?!index[.]ts)',
          '^packages/web/src/(table/local|matches|campaign|replay)/',
        ],
      },
    },
    {
      name: 'nothing-imports-web-or-server',
      severity: 'error',
      from: {
        path: '^(packages|games)/',
        pathNot: '^packages/(web|server|cli/(vite.config.ts$|src/(run[.]ts$|bench/|server/)))',
      },
      to: { path: '^packages/(web|server)/' },
    },
    {
      name: 'bench-server',
      severity: 'error',
      comment: 'The benchmark runs the server; it knows no page.',
      from: { path: '^packages/cli/src/bench/' },
      to: { path: '^packages/web/' },
    },
    {
      name: 'web-and-server-apart',
      severity: 'error',
      from: { path: '^packages/(web|server)/' },
      to: { path: '^packages/(web|server)/', pathNot: '^packages/$1/' },
    },
    npm('kernel-npm', '^packages/kernel/', 'zod|@noble/hashes'),
    npm('rules-npm', rules, 'zod'),
    npm('room-npm', '^packages/room/', 'none'),
    npm('search-npm', '^(packages/search|games/[^/]+/src/bot)/', 'zod'),
    {
      name: 'runs-anywhere',
      severity: 'error',
      comment: 'Rules, kernel, bots and boards run in Node, a browser and a worker alike.',
      from: { path: `^packages/(kernel|search|room|ui)/src/|^games/`, pathNot: `${test}|icons/plugin[.]ts$` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-test-in-code',
      severity: 'error',
      comment: 'What players load knows no test, nor what helps tests.',
      from: { pathNot: `${test}|${longTest}|^(e2e|scripts)/` },
      to: { path: `${test}|${longTest}` },
    },
    {
      name: 'postgres-on-demand',
      severity: 'error',
      comment: 'A server without DATABASE_URL loads no driver of PostgreSQL.',
      from: { path: '^packages/server/src/', pathNot: `${test}|${longTest}|/(postgres|migrate)/` },
      to: {
        path: '^packages/server/src/.*/(postgres|migrate)/|node_modules/(@types/)?pg/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'resolves',
      severity: 'error',
      comment:
        'Every import leads somewhere; `icon:`, `virtual:` and `?rules` are made by plugins of the build.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(icon|virtual):|[?]rules$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|[.]css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
