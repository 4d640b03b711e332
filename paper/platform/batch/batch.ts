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
  /** Items of one lane keep their order also when they are done alone; other lanes do not wait for them. */
  readonly laneOf: (item: Item) => string
  /** The largest number of items of a batch. */
  readonly atMost: number
}

interface Waiting<Item, Answer> {
  readonly item: Item
  readonly resolve: (answer: Answer | Promise<Answer>) => void
  readonly reject: (cause: unknown) => void
}

/**
 * Groups items: those that arrive while a batch runs are the next batch, in the order of their arrival. One item that
 * arrives alone does not wait. Where a batch fails, each of its items is done alone, so that one of them cannot make
 * the others fail. After a lost connection nothing is repeated, since the batch may have been committed: every item
 * fails with `ConnectionLost`.
 */
export const makeBatches = <Item, Answer>(work: GroupedWork<Item, Answer>): ((item: Item) => Promise<Answer>) => {
  const waiting: Array<Waiting<Item, Answer>> = []
  let isRunning = false
  /** The last item that is done alone, of each lane that has one. */
  const lanes = new Map<string, Promise<void>>()

  const doAlone = ({ item, reject, resolve }: Waiting<Item, Answer>): void => {
    const lane = work.laneOf(item)
    const before = lanes.get(lane) ?? Promise.resolve()
    const mine = before.then(() => work.alone(item)).then(resolve, reject)
    lanes.set(lane, mine)
    void mine.then(() => lanes.get(lane) === mine && lanes.delete(lane))
  }

  const run = async (batch: ReadonlyArray<Waiting<Item, Answer>>): Promise<void> => {
    try {
      const answers = await work.together(batch.map(({ item }) => item))
      if (answers.length !== batch.length) throw new Error(`${batch.length} items have ${answers.length} answers`)
      for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer)
    } catch (cause) {
      for (const one of batch)
        if (cause instanceof ConnectionLost) one.reject(cause)
        else doAlone(one)
    }
  }

  const runAll = async (): Promise<void> => {
    isRunning = true
    // Everything that arrives in this turn of the event loop belongs to the first batch.
    await Promise.resolve()
    while (waiting.length > 0) {
      const next = waiting.splice(0, work.atMost)
      const isInTurn = ({ item }: Waiting<Item, Answer>) => !lanes.has(work.laneOf(item))
      for (const late of next.filter((one) => !isInTurn(one))) doAlone(late)
      const batch = next.filter(isInTurn)
      if (batch.length > 0) await run(batch)
    }
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void runAll()
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
