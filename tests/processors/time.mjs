// The processor time of everything that the gate starts: also of what no parent waits for, such as a database server or the
// processes of a browser that was killed.
import { readdirSync, readFileSync } from 'node:fs'

/** Linux tells programs hundredths of a second, on every machine that Node.js runs on. */
const TICKS = 100

/**
 * A process as one line of `/proc/<pid>/stat` describes it: its own time, and the time of the children that it has waited
 * for, in ticks.
 */
export const processOf = (line) => {
  // The name stands in brackets and may contain anything.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const at = (index) => Number(fields[index])
  return { pid: Number.parseInt(line, 10), parent: at(1), own: at(11) + at(12), waited: at(13) + at(14), since: at(19) }
}

/** A number is given to another process later; the two began at different times. */
const keyOf = ({ pid, since }) => `${pid} ${since}`

/**
 * Makes a meter of a process and of everything that comes from it.
 *
 * @param root the number of the process
 * @param isMarked whether a process whose parent is not counted belongs to it all the same, as a server does that outlives
 *   the program that started it
 * @returns a function that takes all processes of the machine, as often as it can be, and returns the ticks counted so far
 */
export const makeMeter = (root, isMarked = () => false) => {
  /** The counted processes at the last look and at the one before, each with the key of its parent. */
  let known = new Map()
  let earlier = new Map()
  let strangers = new Set()
  /** The time of what has ended without a counted process that waited for it. */
  let orphaned = 0

  const countedOf = (processes) => {
    const byPid = new Map(processes.map((one) => [one.pid, one]))
    const isOurs = new Map()
    const decide = (one) => {
      const key = keyOf(one)
      if (isOurs.has(key)) return isOurs.get(key)
      const parent = byPid.get(one.parent)
      const found =
        one.pid === root ||
        known.has(key) ||
        (parent !== undefined && decide(parent)) ||
        (!strangers.has(key) && isMarked(one.pid))
      isOurs.set(key, found)
      return found
    }
    const counted = processes.filter(decide)
    strangers = new Set(processes.map(keyOf).filter((key) => !isOurs.get(key)))
    const keyOfParent = ({ parent }) => byPid.has(parent) && keyOf(byPid.get(parent))
    return new Map(counted.map((one) => [keyOf(one), { ...one, from: keyOfParent(one) }]))
  }

  return (processes) => {
    const now = countedOf(processes)
    /** What has ended, by the nearest living ancestor, which has its time if each parent below waited for its children. */
    const ended = new Map()
    for (const [key, { from, own, waited }] of earlier) {
      // One look more: the parent may have been read before it waited.
      if (known.has(key) || now.has(key)) continue
      let heir = from
      while (earlier.has(heir) && !now.has(heir)) heir = earlier.get(heir).from
      ended.set(heir, (ended.get(heir) ?? 0) + own + waited)
    }
    for (const [heir, time] of ended) {
      const got = now.has(heir) ? now.get(heir).waited - (earlier.get(heir)?.waited ?? 0) : 0
      orphaned += Math.max(0, time - got)
    }
    earlier = known
    known = now
    return [...now.values()].reduce((sum, { own, waited }) => sum + own + waited, orphaned)
  }
}

const readOr = (path, none) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended, or belongs to somebody else.
    return none
  }
}

const allProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readOr(`/proc/${name}/stat`, ''))
    .filter((line) => line !== '')
    .map(processOf)

/** What this process and everything it starts has in its environment, unless it is removed there. */
const MARK = 'GATE_PROCESS'

/** A look costs some milliseconds. What a process without a parent takes between the last look and its end is not counted. */
const EVERY = 1_000

/**
 * Counts the processor seconds of this process and of everything that it starts from now on.
 *
 * @param without the number of a process that is not counted, with everything that comes from it
 * @returns `seconds` tells them, undefined where the system does not say; `stop` ends counting
 */
export const countProcessorTime = (without) => {
  if (process.platform !== 'linux') return { seconds: () => undefined, stop: () => {} }
  const mark = `${MARK}=${process.pid}`
  const outer = process.env[MARK]
  process.env[MARK] = String(process.pid)
  const isMarked = (pid) => readOr(`/proc/${pid}/environ`, '').split('\0').includes(mark)
  const all = makeMeter(process.pid, isMarked)
  const apart = without === undefined ? () => 0 : makeMeter(without)
  const look = () => {
    const processes = allProcesses()
    return all(processes) - apart(processes)
  }
  const before = look()
  const timer = setInterval(look, EVERY)
  const seconds = () => {
    // What has just ended is settled at the second look.
    look()
    return (look() - before) / TICKS
  }
  const stop = () => {
    clearInterval(timer)
    if (outer === undefined) delete process.env[MARK]
    else process.env[MARK] = outer
  }
  return { seconds, stop }
}
