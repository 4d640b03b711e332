// node tests/flows.mjs: counts the files that a reader opens to follow five flows from the tap to the rendered result.
// node tests/flows.mjs --list order: names them. docs/decisions/flows.md explains how it counts, and the goals.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/**
 * Where each flow begins on both sides of the contract, how many files it may have today, and how many it should have.
 */
const FLOWS = {
  order: {
    goal: 80,
    most: 113,
    from: [
      'ui/areas/orders/ticket/InfoBuy.tsx',
      'adapters/http/orders/orders.ts',
      'openapi/paths/orders.yaml',
      'paper/areas/orders/placeOrder.ts',
    ],
  },
  'account figures': {
    goal: 26,
    most: 36,
    from: [
      'ui/areas/wealth/AccountCentre.tsx',
      'adapters/http/wealth/accountRecords.ts',
      'openapi/paths/wealth.yaml',
      'paper/areas/wealth/lists.ts',
    ],
  },
  deposit: {
    goal: 28,
    most: 30,
    from: [
      'ui/areas/deposits/DepositScreen.tsx',
      'adapters/http/deposits/deposits.ts',
      'adapters/http/uploads/uploads.ts',
      'openapi/paths/deposits.yaml',
      'paper/areas/deposits/deposit.ts',
    ],
  },
  subscription: {
    goal: 24,
    most: 29,
    from: [
      'ui/areas/offers/NewShareInfo.tsx',
      'adapters/http/offers/offers.ts',
      'openapi/paths/offers.subscriptions.yaml',
      'paper/areas/offers/subscribe.ts',
    ],
  },
  // The start lists every port and follows none, and what it downloads later is the whole app.
  boot: { goal: 15, most: 15, from: ['src/boot.ts', 'src/main.tsx'], without: /^ports\//, isStart: true },
}

/** Files that are read once for all flows: components, words, look, money, libraries of the app and of the broker. */
const KNOWN = [
  /^ui\/(kit|i18n|theme|charts|data)\//,
  /^ui\/app\//,
  /^domain\/(money|calendar|validation)\//,
  /^(adapters|ports)\/generated\//,
  /^domain\/contract\//,
  /^adapters\/http\/[^/]+\.ts$/,
  /^paper\/(platform|ledger|market|main)\//,
]

/** Statements that import values; `import type` brings nothing that runs. */
const AT_ONCE = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gm
/** The same, and what is downloaded when it opens: the review of an order, for one. */
const ALSO_LATER = /(?:^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?|\bimport\()'(\.[^']+)'/gm

const importsOf = (file, { isStart, without }) => {
  if (!file.endsWith('.ts') && !file.endsWith('.tsx')) return []
  const found = [...readFileSync(join(ROOT, file), 'utf8').matchAll(isStart ? AT_ONCE : ALSO_LATER)].map(([, to]) =>
    join(dirname(file), to),
  )
  return found.filter((to) => existsSync(join(ROOT, to)) && ![...KNOWN, without].some((known) => known?.test(to)))
}

/** The files reached from the beginnings of a flow, these included. */
const filesOf = ({ from, ...how }) => {
  const seen = new Set()
  const visit = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const next of importsOf(file, how)) visit(next)
  }
  for (const file of from) {
    if (!existsSync(join(ROOT, file))) throw new Error(`A flow begins at ${file}, which does not exist.`)
    visit(file)
  }
  return [...seen].toSorted((a, b) => a.localeCompare(b))
}

const [option, asked] = process.argv.slice(2)
if (option === '--list' && asked in FLOWS) process.stdout.write(`${filesOf(FLOWS[asked]).join('\n')}\n`)
else
  for (const [name, flow] of Object.entries(FLOWS))
    process.stdout.write(`${name}: ${filesOf(flow).length} files, at most ${flow.most}, goal ${flow.goal}\n`)
