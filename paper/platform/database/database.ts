/**
 * Every table of the paper broker. Each area adds its own in its `tables.ts` by declaration merging, as plug-ins of
 * Fastify add to its requests, so this module knows none of them.
 */
export interface Database {}
