import { ConnectionLost } from '../database/connectionLost.ts'

/** Work that costs little more for many items than for one. */
export interface GroupedWork<Item, Answer> {
  /**
   * Does the work of all items, in their order, completely or not at all, and returns their answers in that order. An
   * answer that needs more time may be a promise: the next batch does not wait for it.
   */
  readonly together: (items: ReadonlyArray<Item>) => Promise<ReadonlyArray<Answer | Promise<Answer>>>
  /** Does the work of one item after `together` has failed. */
  readonly alone: (item: Item) => Promise<Answer>
  /** Items of one lane keep their order: they are done in one batch, or one batch after the other. */
  readonly laneOf: (item: Item) => string
  /** The largest number of items of a batch. */
  readonly atMost: number
}

interface Waiting<Item, Answer> {
  readonly item: Item
  readonly lane: string
  readonly resolve: (answer: Answer | Promise<Answer>) => void
  readonly reject: (cause: unknown) => void
}

/**
 * Groups items: those that arrive while a batch runs are the next batch, in the order of their arrival. One item that
 * arrives alone does not wait. Where a batch fails, each of its items is done alone, so that one of them cannot make
 * the others fail. After a lost connection nothing is repeated, since the batch may have been committed: every item
 * fails with `ConnectionLost`.
 */
export const makeBatches = <Item, Answer>({
  alone,
  atMost,
  laneOf,
  together,
}: GroupedWork<Item, Answer>): ((item: Item) => Promise<Answer>) => {
  type Batch = ReadonlyArray<Waiting<Item, Answer>>
  let waiting: Array<Waiting<Item, Answer>> = []
  let [isRunning, isBeginning] = [false, false]
  /** Lanes with an item that is being done: the next ones of them wait. */
  const busy = new Set<string>()

  const take = (): Batch => {
    const next = new Set(waiting.filter(({ lane }) => !busy.has(lane)).slice(0, atMost))
    waiting = waiting.filter((one) => !next.has(one))
    return [...next]
  }

  /** Frees a lane when what is left of it is done. */
  const leave = async (lane: string, left: Batch): Promise<void> => {
    for (const { item, reject, resolve } of left) await alone(item).then(resolve, reject)
    busy.delete(lane)
    begin()
  }

  /** Whether the batch is done. */
  const doTogether = async (batch: Batch): Promise<boolean> => {
    try {
      const answers = await together(batch.map(({ item }) => item))
      if (answers.length !== batch.length) throw new Error(`${batch.length} items have ${answers.length} answers`)
      for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer)
    } catch (cause) {
      if (!(cause instanceof ConnectionLost)) return false
      for (const { reject } of batch) reject(cause)
    }
    return true
  }

  const run = async (batch: Batch): Promise<void> => {
    const lanes = new Set(batch.map(({ lane }) => lane))
    for (const lane of lanes) busy.add(lane)
    isRunning = true
    const isDone = await doTogether(batch)
    isRunning = false
    begin()
    for (const lane of lanes) void leave(lane, isDone ? [] : batch.filter((one) => one.lane === lane))
  }

  const begin = (): void => {
    if (isBeginning) return
    isBeginning = true
    // Everything that arrives in this turn of the event loop belongs to the first batch.
    queueMicrotask(() => {
      isBeginning = false
      const batch = isRunning ? [] : take()
      if (batch.length > 0) void run(batch)
    })
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, lane: laneOf(item), resolve, reject })
      begin()
    })
}

/** Batches for each owner, such as a database: made when its first item arrives. */
export const batchesOf = <Owner extends object, Item, Answer>(
  workOf: (owner: Owner) => GroupedWork<Item, Answer>,
): ((owner: Owner, item: Item) => Promise<Answer>) => {
  const made = new WeakMap<Owner, (item: Item) => Promise<Answer>>()
  return (owner, item) => {
    const add = made.get(owner) ?? makeBatches(workOf(owner))
    made.set(owner, add)
    return add(item)
  }
}
