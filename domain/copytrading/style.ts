/** How a strategist invests. `other` is a value of a newer server that this app does not know. Source: RULES.md, copy trading. */
export const FOLLOW_STYLES = [
  'balanced',
  'trend',
  'neutral',
  'momentum',
  'growth',
  'value',
  'income',
  'digital',
  'other',
] as const
export type FollowStyle = (typeof FOLLOW_STYLES)[number]
