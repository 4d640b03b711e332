/** The requested page, passed from screen to screen until the customer is signed in. */
export const requestedPage = (to: string | undefined): { readonly to?: string } => (to === undefined ? {} : { to })
