/** What a customer can be told by notifications, each for itself. Source: RULES.md, notifications. */
export const PUSH_TOPICS = ['alerts', 'trades', 'messages'] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]

/** The topics that a form names, each once. Absent, as an app sends it that knows of price alerts alone: these. */
export const readTopics = (text = 'alerts'): ReadonlyArray<PushTopic> =>
  PUSH_TOPICS.filter((topic) => text.split(' ').includes(topic))
