// Made from openapi/ by npm run generate. Do not edit.


/** A text about the broker. */
export interface Article {
  /** Text to answer. */
  readonly name: string
  /** Heading, in the requested language; empty if the text is not written yet. */
  readonly title: string
  /** HTML. A client sanitises it before it shows it. */
  readonly html: string
  /** When it last changed, ISO 8601 with the zone's offset; empty where that is not known. */
  readonly updatedAt: string
}
