// npm run test:mutation: changes the rules one small step at a time and counts the changes that no test notices.
// `-- money trading` those folders alone. Ends with code 1 below 95 % in any folder.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ready, ROOT, run, stop } from '../../paper/commands/ready.mjs'

const REPORTS = 'node_modules/.cache/mutation'
const LEAST = 95
const KILLED = ['Killed', 'Timeout']
const ALIVE = ['Survived', 'NoCoverage']

const folders = [
  ...readdirSync(`${ROOT}domain`, { withFileTypes: true })
    // The contract's lists of words are generated, and have no test of their own.
    .filter((entry) => entry.isDirectory() && entry.name !== 'contract')
    .map(({ name }) => `domain/${name}`),
  'paper/ledger',
]

/**
 * Removes the mutants that were alive from the results of the last run, so that they are tested again. Stryker tests one again only where
 * a test covers it that was not there before, and it knows of none for a mutant in a table or one that no test had covered.
 */
const forgetAlive = (report) => {
  const path = `${ROOT}${report}.incremental.json`
  if (!existsSync(path)) return
  const found = JSON.parse(readFileSync(path, 'utf8'))
  for (const file of Object.values(found.files))
    file.mutants = file.mutants.filter(({ status }) => !ALIVE.includes(status))
  writeFileSync(path, JSON.stringify(found))
}

/** Mutates a folder; returns the outcome of each mutant. */
const measure = (folder) => {
  const report = `${REPORTS}/${folder.replace('/', '-')}`
  forgetAlive(report)
  const env = { MUTATED_FOLDER: folder, MUTATION_REPORT: report }
  if (run('npx', ['stryker', 'run', 'tests/mutation/stryker.config.mjs', '--logLevel', 'warn'], env) !== 0)
    stop(`${folder} could not be measured.`)
  const { files } = JSON.parse(readFileSync(`${ROOT}${report}.json`, 'utf8'))
  return Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ ...mutant, file })))
}

const count = (mutants, states) => mutants.filter(({ status }) => states.includes(status)).length

/** Killed and surviving mutants, and the share of the killed in per cent; 100 for a folder without mutants. */
const scoreOf = (mutants) => {
  const killed = count(mutants, KILLED)
  const alive = count(mutants, ALIVE)
  return { killed, alive, score: killed + alive === 0 ? 100 : (100 * killed) / (killed + alive) }
}

const rowOf = (name, mutants) => {
  const { alive, killed, score } = scoreOf(mutants)
  return `| ${name} | ${killed + alive} | ${killed} | ${alive} | ${count(mutants, ['Ignored'])} | ${score.toFixed(1)} % |`
}

ready()
mkdirSync(`${ROOT}${REPORTS}`, { recursive: true })
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !folders.some((folder) => folder.endsWith(`/${name}`)))
if (unknown !== undefined) stop(`There is no folder of rules named ${unknown}.`)
const measured = folders
  .filter((folder) => asked.length === 0 || asked.some((name) => folder.endsWith(`/${name}`)))
  .map((folder) => ({ folder, mutants: measure(folder) }))

for (const { mutants } of measured) {
  for (const { file, location, mutatorName, replacement, status } of mutants) {
    if (ALIVE.includes(status))
      process.stdout.write(
        `${status} ${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement}\n`,
      )
  }
}
const all = measured.flatMap(({ mutants }) => mutants)
process.stdout.write('\n| folder | mutants | killed | alive | equivalent | score |\n|---|---|---|---|---|---|\n')
for (const { folder, mutants } of measured) process.stdout.write(`${rowOf(folder, mutants)}\n`)
process.stdout.write(`${rowOf('all', all)}\n`)
process.exit(measured.every(({ mutants }) => scoreOf(mutants).score >= LEAST) ? 0 : 1)
