import { readdir, readFile } from 'node:fs/promises'

/** Milliseconds of a unit of time in Linux's process files. */
const TICK = 10

interface ProcessTimes {
  readonly parent: number
  /** Of the process itself, and of its children that have ended, in milliseconds. */
  readonly own: number
  readonly ended: number
}

const timesOf = async (pid: number): Promise<ProcessTimes | undefined> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .filter((_, place) => [1, 11, 12, 13, 14].includes(place))
    .map(Number)
  return { parent, own: (user + system) * TICK, ended: (endedUser + endedSystem) * TICK }
}

/** Milliseconds that a process and its children have used of the processors. Only Linux reports it: NaN elsewhere. */
export const processorTime = async (pid: number): Promise<number> => {
  const self = await timesOf(pid)
  if (self === undefined) return Number.NaN
  const all = await Promise.all(
    (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map((name) => timesOf(Number(name))),
  )
  const children = all.filter((one) => one?.parent === pid)
  return children.reduce((total, child) => total + (child?.own ?? 0), self.own + self.ended)
}
