import { type PushTopic, pushTopics } from '../../../ports/Push.ts'

/** The account for which notifications were turned on on this device, and which of them. */
export interface Wish {
  readonly account: string
  readonly topics: ReadonlyArray<PushTopic>
}

/** The topics that a text names, in their usual order. */
export const topicsIn = (text: string): ReadonlyArray<PushTopic> =>
  pushTopics.filter((topic) => text.split(' ').includes(topic))

export const keptWish = ({ account, topics }: Wish): string => [account, ...topics].join(' ')

/** Reads what the device kept; before there were topics, the account alone. */
export const wishFrom = (kept: string | null): Wish | null => {
  if (kept === null) return null
  const [account = '', ...named] = kept.split(' ')
  return { account, topics: named.length === 0 ? ['alerts'] : topicsIn(named.join(' ')) }
}
