/** The veil behind sheets, panels and dialogs. */
export const scrim = 'fixed inset-0 z-40 bg-scrim transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0'
