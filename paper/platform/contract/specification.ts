import bundle from '../../../openapi/bundle.json' with { type: 'json' }
import type { FailureCode, SuccessCode } from '../../../adapters/generated/messages.ts'
import { successByText } from '../../../adapters/generated/messages.ts'
import type { Operation } from './operations.ts'

interface Success {
  readonly properties: { readonly msg?: { readonly const: keyof typeof successByText } }
}

interface Described {
  readonly security?: ReadonlyArray<object>
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, unknown>> }
  readonly 'x-failures'?: ReadonlyArray<FailureCode>
  readonly responses: {
    readonly 200: {
      readonly content: { readonly 'application/json': { readonly schema: { readonly oneOf: [Success] } } }
    }
  }
}

/** What the server needs to know of an operation at run time. */
export interface OperationFacts {
  readonly path: Operation
  readonly needsSession: boolean
  /** Media type of the request body that the contract describes, if it describes one. */
  readonly bodyType: string | undefined
  readonly failures: ReadonlySet<FailureCode>
  /** The message that goes with success, if there is one. */
  readonly success: { readonly code: SuccessCode; readonly text: string } | undefined
}

const factsOf = (path: string, { post }: { readonly post: Described }): OperationFacts => {
  const text = post.responses[200].content['application/json'].schema.oneOf[0].properties.msg?.const
  return {
    path: path as Operation,
    needsSession: (post.security ?? bundle.security).length > 0,
    bodyType: Object.keys(post.requestBody?.content ?? {})[0],
    failures: new Set(post['x-failures']),
    success: text && { code: successByText[text], text },
  }
}

/** Every operation of the contract, read from its bundle. */
export const operations: ReadonlyArray<OperationFacts> = Object.entries(
  bundle.paths as unknown as Record<string, { readonly post: Described }>,
).map(([path, item]) => factsOf(path, item))

/** The whole contract, for the validator to resolve references in. */
export const contract: object = bundle
