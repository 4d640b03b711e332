// Made from openapi/ by npm run generate. Do not edit.


/** The subscription of a session. */
export interface PushState {
  /** Its endpoint; empty where there is none, and for a device. */
  readonly endpoint: string | null
  /** Its device token; empty where there is none, and for a browser. Absent in a server that sends to browsers alone. */
  readonly deviceToken: string | null
  /** Language of its notifications, as in the form; empty where there is none. */
  readonly language: string | null
  /** What it is told, as in the form; empty where there is none. Absent in a server that tells price alerts alone. */
  readonly topics?: string
}
