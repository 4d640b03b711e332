/** Why a task is refused: too many tasks of the same lane are waiting, or too many in total. */
export type Full = 'lane-full' | 'full'

export interface FairQueueSize {
  /** Tasks that run at the same time; one at a time of each lane. */
  readonly atOnce: number
  /** Tasks that may wait, of one lane and in total. */
  readonly perLane: number
  readonly altogether: number
}

/** Runs tasks in turn. Each lane has the same share, however many tasks one of them has. */
export type FairQueue = <T>(lane: string, work: () => Promise<T>) => Promise<T | Full>

/** A queue in the memory of this process; its tasks wait without a database connection. */
export const makeFairQueue = ({ altogether, atOnce, perLane }: FairQueueSize): FairQueue => {
  /** The waiting tasks, by lane; the lanes in the order of their turns. */
  const lanes = new Map<string, Array<() => Promise<void>>>()
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
      void job().then(() => leave(lane))
    }
  }

  const leave = (lane: string): void => {
    busy.delete(lane)
    const rest = lanes.get(lane)
    // Behind every other lane until its next turn.
    if (lanes.delete(lane) && rest) lanes.set(lane, rest)
    start()
  }

  return (lane, work) => {
    const jobs = lanes.get(lane) ?? []
    if (jobs.length >= perLane) return Promise.resolve('lane-full')
    if (waiting >= altogether) return Promise.resolve('full')
    return new Promise((resolve, reject) => {
      jobs.push(() => work().then(resolve, reject))
      lanes.set(lane, jobs)
      waiting += 1
      start()
    })
  }
}
