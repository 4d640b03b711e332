/** The page wanted, handed on from one screen of the way in to the next. */
export const wanting = (to: string | undefined): { readonly to?: string } => (to === undefined ? {} : { to })
