/** How many passkeys a customer may have. Source: RULES.md, security. */
export const MOST_PASSKEYS = 10
/** Characters of a passkey's name. */
export const LONGEST_PASSKEY_NAME = 40
/** Milliseconds within which a challenge has to be answered. Source: RULES.md, security. */
export const PASSKEY_TIMEOUT = 5 * 60_000

/**
 * Whether a host is a domain or within it: a browser makes and uses passkeys of a domain only there. Source: Web
 * Authentication, Level 3, section 5.1.3.
 */
export const isWithinDomain = (host: string, domain: string): boolean =>
  domain !== '' && (host === domain || host.endsWith(`.${domain}`))

export type PasskeyNameProblem = 'name-missing' | 'name-too-long'

/** What is wrong with the name of a passkey. */
export const passkeyNameProblem = (name: string): PasskeyNameProblem | undefined => {
  if (name.trim() === '') return 'name-missing'
  return name.trim().length > LONGEST_PASSKEY_NAME ? 'name-too-long' : undefined
}
