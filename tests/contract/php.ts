import { phpOf } from '../../adapters/http/testing/php.ts'
import bundle from '../../openapi/bundle.json' with { type: 'json' }

/** An answer of a call as a server in PHP may write it. */
export const writtenByPhp = phpOf(bundle)
