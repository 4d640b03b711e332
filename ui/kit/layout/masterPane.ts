import { createContext, useContext } from 'react'

/**
 * True inside the panel that stands beside a screen. There a screen is a list to choose from: it has no way back, and
 * its heading is the second, after that of what was chosen.
 */
export const MasterPaneContext = createContext(false)

export const useInMasterPane = (): boolean => useContext(MasterPaneContext)
