import { readBundle } from '../../openapi/mock/prefixed.ts'

interface Media {
  readonly examples: Readonly<Record<string, { readonly value: unknown }>>
}
interface Operation {
  readonly security?: ReadonlyArray<object>
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Media>> }
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': Media } } }
  readonly 'x-failures': ReadonlyArray<string>
}

/** One call of the contract, as a test needs it. */
export interface Call {
  readonly path: string
  readonly isPublic: boolean
  /** Whether the call may be sent without a body. */
  readonly bodyOptional: boolean
  /** Whether it has a file, and so a multipart form. */
  readonly isUpload: boolean
  /** A valid value for every field. */
  readonly fields: Readonly<Record<string, string>>
  /** Every named answer of HTTP 200, in the order of the contract. */
  readonly answers: ReadonlyArray<readonly [string, unknown]>
  readonly failures: ReadonlyArray<string>
}

/** Every call of the committed bundle. A stream of events is not a call. */
export const calls: ReadonlyArray<Call> = Object.entries(readBundle().paths).flatMap(([path, item]) => {
  const { post } = item as { post?: Operation }
  if (post === undefined) return []
  const [[type, media] = []] = Object.entries(post.requestBody?.content ?? {})
  const answers = Object.entries(post.responses[200].content['application/json'].examples)
  const call: Call = {
    path,
    isPublic: post.security?.length === 0,
    bodyOptional: post.requestBody?.required !== true,
    isUpload: type === 'multipart/form-data',
    fields: (media?.examples['filled']?.value ?? {}) as Record<string, string>,
    answers: answers.map(([name, { value }]) => [name, value] as const),
    failures: post['x-failures'],
  }
  return [call]
})
