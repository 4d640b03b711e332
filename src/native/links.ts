import type { RouterHistory } from '@tanstack/react-router'
import { nativeOpenedLinks } from '../../adapters/native-bridge/openedLinks.ts'

/** Opens the screen of a link that was opened outside the app. The router asks for a log-in where the screen needs one. */
export const followLinks = (history: RouterHistory): void => nativeOpenedLinks().watch((screen) => history.push(screen))
