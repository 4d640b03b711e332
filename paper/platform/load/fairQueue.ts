/** Why a task is refused: too many tasks of the same lane are waiting, or too many in total. */
export type Full = 'lane-full' | 'full'

interface Waiting {
  readonly run: () => Promise<void>
  readonly refuse: (why: Full) => void
}

export interface FairQueueSize {
  /** Tasks that run at the same time; one at a time of each lane. */
  readonly atOnce: number
  /** Tasks that may wait, of one lane and in total. */
  readonly perLane: number
  readonly altogether: number
}

/**
 * Runs tasks in turn. Each lane has the same share, however many tasks one of them has: where the queue is full, a task of a
 * shorter lane takes the place of the last one of the longest.
 */
export type FairQueue = <T>(lane: string, work: () => Promise<T>) => Promise<T | Full>

/** A queue in the memory of this process; its tasks wait without a database connection. */
export const makeFairQueue = ({ altogether, atOnce, perLane }: FairQueueSize): FairQueue => {
  /** The waiting tasks, by lane; the lanes in the order of their turns. */
  const lanes = new Map<string, Array<Waiting>>()
  const busy = new Set<string>()
  let waiting = 0

  const start = (): void => {
    for (const [lane, jobs] of lanes) {
      if (busy.size >= atOnce) return
      if (busy.has(lane)) continue
      const job = jobs.shift()
      if (jobs.length === 0) lanes.delete(lane)
      if (job === undefined) continue
      waiting -= 1
      busy.add(lane)
      void job.run().then(() => leave(lane))
    }
  }

  const leave = (lane: string): void => {
    busy.delete(lane)
    const rest = lanes.get(lane)
    // Behind every other lane until its next turn.
    if (lanes.delete(lane) && rest) lanes.set(lane, rest)
    start()
  }

  /** Makes room for a lane that would still have fewer waiting tasks than another one. Returns whether there is room. */
  const makeRoom = (length: number): boolean => {
    if (waiting < altogether) return true
    const longest = [...lanes.values()].reduce((long, jobs) => (jobs.length > long.length ? jobs : long), [])
    if (longest.length <= length + 1) return false
    longest.pop()?.refuse('full')
    waiting -= 1
    return true
  }

  return (lane, work) => {
    const jobs = lanes.get(lane) ?? []
    if (jobs.length >= perLane) return Promise.resolve('lane-full')
    if (!makeRoom(jobs.length)) return Promise.resolve('full')
    return new Promise((resolve, reject) => {
      jobs.push({ run: () => work().then(resolve, reject), refuse: resolve })
      lanes.set(lane, jobs)
      waiting += 1
      start()
    })
  }
}
