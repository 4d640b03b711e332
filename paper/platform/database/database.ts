/**
 * Every table of the paper broker. Each area adds its own in its `tables.ts` by declaration merging, as plug-ins of
 * Fastify extend its requests, so this module does not depend on any area.
 */
export interface Database {}
