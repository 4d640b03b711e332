import { IMAGE_MAX_BYTES } from '../../../domain/uploads/images.ts'
import type { QueueLimits } from '../load/queue.ts'
import type { ShareLimits } from '../load/shares.ts'
import { SECOND } from '../clock/instant.ts'

const KIBIBYTE = 1024
const MEBIBYTE = 1024 * KIBIBYTE

/** How long the app waits for the answer to an upload, the longest of all its waits. */
export const LONGEST_REQUEST = 120 * SECOND

/** The limits that Node and Fastify enforce. Source of all figures here: RULES.md, load. */
export const SERVER_LIMITS = {
  bodyLimit: 64 * KIBIBYTE,
  requestTimeout: LONGEST_REQUEST,
  // Without a byte in either direction: longer than any answer may take, so that no waiting client is cut off.
  connectionTimeout: LONGEST_REQUEST + 10 * SECOND,
  // Longer than the minute after which proxies usually close an idle connection: the proxy closes first.
  keepAliveTimeout: 72 * SECOND,
  http: { maxHeaderSize: 8 * KIBIBYTE, headersTimeout: 10 * SECOND, connectionsCheckingInterval: SECOND },
} as const

/** Connections, for each address. */
export const CONNECTIONS: ShareLimits = { total: 4_000, each: 1_000 }

/** The part of a limit that one of several processes has: connections are given to them in turn. */
export const partOf = ({ each, total }: ShareLimits, processes: number): ShareLimits => ({
  total: Math.ceil(total / processes),
  each: Math.ceil(each / processes),
})

/**
 * Reads of one customer that work at the same time; the others wait in their turn. Many have two statements at once, and a process has
 * eight connections.
 */
export const READS: QueueLimits = { capacity: 3, patience: 10 * SECOND }

/** Requests whose body is still in flight, for each address. */
export const BODIES: ShareLimits = { total: 2_000, each: 250 }

/** How long a form may take to arrive: as long as the app waits for the answer to a call. */
export const LONGEST_FORM = 20 * SECOND

/** How long an upload may take to arrive once it is read, and how long while others wait for their turn. */
export const LONGEST_UPLOAD = { alone: 60 * SECOND, awaited: 15 * SECOND } as const

/**
 * Uploads that are read or wait for their turn, for each customer. All together are bounded as bodies in flight, for each address: a
 * smaller number of places would be used up by the accounts of two addresses.
 */
export const UPLOADS: ShareLimits = { total: BODIES.total, each: 3 }

/** Bytes of uploads in memory at the same time. */
export const UPLOAD_BYTES: QueueLimits = { capacity: 12 * MEBIBYTE, patience: 60 * SECOND }

/** The limits of a form with a file. The file's limit is part of the contract, which also specifies the answer. */
export const MULTIPART_LIMITS = {
  fileSize: IMAGE_MAX_BYTES,
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 4 * KIBIBYTE,
  headerPairs: 20,
} as const
