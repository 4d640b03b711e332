/** A session as the app keeps it between visits. An empty token is no token. */
export interface Session {
  readonly token: string
  readonly account: string
}

/** Where a person lands after login when no page was wanted. */
export const HOME = '/home/index'

/**
 * The page to return to after login: the wanted one where it is a page of the app behind login, home otherwise.
 * Another site ("//evil", "https:…"), the root and the login screens are never returned to. Source: RULES.md, session.
 */
export const wantedPage = (path: string | null | undefined): string => {
  if (typeof path !== 'string' || !/^\/[a-z][\w-]*(?:\/[\w-]*)*(?:\?[^\s#\\]*)?$/i.test(path)) return HOME
  return /^\/login(?:[/?]|$)/i.test(path) ? HOME : path
}
