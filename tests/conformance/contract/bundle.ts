import bundle from '../../../openapi/bundle.json' with { type: 'json' }

/** The committed contract. It is imported, not read from a file, so that a packed suite carries it within. */
export const BUNDLE: object = bundle
