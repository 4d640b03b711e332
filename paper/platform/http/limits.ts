import { IMAGE_MAX_BYTES } from '../../../domain/uploads/images.ts'
import type { QueueLimits } from '../load/queue.ts'
import type { ShareLimits } from '../load/shares.ts'
import { SECOND } from '../clock/instant.ts'

const KIBIBYTE = 1024
const MEBIBYTE = 1024 * KIBIBYTE

/** How long a client of ours waits for the answer to an upload; nobody waits for anything that takes longer. */
export const LONGEST_REQUEST = 120 * SECOND

/** The bounds that Node and Fastify keep. Source of all figures here: RULES.md, load. */
export const SERVER_LIMITS = {
  bodyLimit: 64 * KIBIBYTE,
  requestTimeout: LONGEST_REQUEST,
  // No byte either way: longer than any answer may take, so that nobody who still waits is cut off.
  connectionTimeout: LONGEST_REQUEST + 10 * SECOND,
  // Longer than the minute after which proxies usually close an idle connection: the proxy closes first.
  keepAliveTimeout: 72 * SECOND,
  http: { maxHeaderSize: 8 * KIBIBYTE, headersTimeout: 10 * SECOND, connectionsCheckingInterval: SECOND },
} as const

/** Connections, for each address. */
export const CONNECTIONS: ShareLimits = { total: 4_000, each: 1_000 }

/** Requests whose body is still in flight, for each address. */
export const BODIES: ShareLimits = { total: 2_000, each: 250 }

/** How long a form may take to arrive: as long as a client waits for the answer to a call. */
export const LONGEST_FORM = 20 * SECOND

/** How long an upload may take to arrive once it is read, and how long while others wait for their turn. */
export const LONGEST_UPLOAD = { alone: 60 * SECOND, awaited: 15 * SECOND } as const

/** Uploads that are read or wait for their turn, for each customer. */
export const UPLOADS: ShareLimits = { total: 400, each: 3 }

/** Bytes of uploads in memory at the same time. */
export const UPLOAD_BYTES: QueueLimits = { capacity: 12 * MEBIBYTE, patience: 60 * SECOND }

/** What a form with a file may hold. The file's limit is one of the contract; it is answered in its words. */
export const MULTIPART_LIMITS = {
  fileSize: IMAGE_MAX_BYTES,
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 4 * KIBIBYTE,
  headerPairs: 20,
} as const
