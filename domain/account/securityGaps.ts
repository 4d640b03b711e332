/** What protects an account; null where the server or the device does not have it. */
export interface Protection {
  readonly hasFundPassword: boolean
  readonly hasCodes: boolean | null
  readonly hasPasskey: boolean | null
}

export type SecurityGap = 'fundPassword' | 'codes' | 'passkeys'

/** What is missing, the most important first: money cannot leave without a fund password. Source: RULES.md, security. */
export const securityGaps = ({ hasCodes, hasFundPassword, hasPasskey }: Protection): ReadonlyArray<SecurityGap> => [
  ...(hasFundPassword ? [] : (['fundPassword'] as const)),
  ...(hasCodes === false ? (['codes'] as const) : []),
  ...(hasPasskey === false ? (['passkeys'] as const) : []),
]
