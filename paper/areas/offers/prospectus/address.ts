/** Where the prospectus of an offer is read with a browser. */
export const prospectusOf = (id: string): string => `/prospectus/${id}`
