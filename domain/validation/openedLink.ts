/** Longest address of a screen that is followed. */
const LONGEST = 500

/**
 * The screen that a link to the app leads to, as its path with its parameters (`/quotes/info?code=VELM`); empty where it leads to
 * none. The app's screens stand behind `#`, so the host of the link, which the system has checked, says nothing here.
 * Source: RULES.md, security.
 */
export const screenOfLink = (link: string): string => {
  const at = link.indexOf('#')
  if (at < 0) return ''
  const screen = link.slice(at + 1)
  const isScreen = /^\/[a-z]/i.test(screen) && screen.length <= LONGEST && !screen.includes('\\')
  return isScreen ? screen : ''
}
