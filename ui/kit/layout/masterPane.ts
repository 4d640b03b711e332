import { createContext, useContext } from 'react'

/**
 * True inside the pane beside a screen. There a screen is a list to choose from: it has no back button, and its heading
 * is an h2, after that of the chosen screen.
 */
export const MasterPaneContext = createContext(false)

/** Whether a component is drawn in the list beside the chosen screen. */
export const useInMasterPane = (): boolean => useContext(MasterPaneContext)
