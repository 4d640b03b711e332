import { withChecks } from './checks.ts'
import { constantOf, namesOfCodes } from '../codes.ts'
import type { Catalogue, Kind, Message } from '../catalogue.ts'
import { expandRequest, type FormFields } from './expandRequest.ts'

interface Instead {
  message: string
  where: Record<string, ReadonlyArray<string>>
}

/** The authored form of a successful answer; `rich` is the first example, which a mock answers. */
export interface AuthoredSuccess {
  /** Code of the success message, if the answer has one. */
  message?: string
  /** The message of answers whose `data` has one of these values in each of these fields, in place of `message`. */
  instead?: Instead
  data: object
  examples: Record<string, { summary: string; data: unknown }>
}

/** The authored form of a stream: the schema of its events, and examples of them. */
export interface AuthoredEvents {
  schema: object
  examples: Record<string, { summary: string; value: unknown }>
}

/** An operation as authored in `openapi/paths/`: plain OpenAPI except for the five `x-` keys. See openapi/README.md. */
export interface AuthoredOperation {
  summary?: string
  description?: string
  security?: ReadonlyArray<object>
  requestBody?: object
  responses?: Record<string, object>
  'x-form'?: FormFields
  'x-multipart'?: FormFields
  'x-success'?: AuthoredSuccess
  /** In place of `x-success`: the call answers with a stream of events. */
  'x-events'?: AuthoredEvents
  'x-failures'?: ReadonlyArray<string>
  /** What is left of `x-success` for a server at run time. */
  'x-success-instead'?: { readonly msg: Message['wire']; readonly where: Instead['where'] }
}

const BUSY = 'system-busy'
const INVALID = 'invalid-parameters'
const REUSED = 'request-id-reused'

/** Failures that follow from the shape of a call, so that no author has to remember them. */
const impliedFailures = (form: FormFields | undefined): ReadonlyArray<string> => [
  ...(form ? [INVALID] : []),
  // Where it is optional, the call only requests the outcome of an earlier request.
  ...(form?.required?.includes('requestid') ? [REUSED] : []),
  BUSY,
]

const status = (value: 0 | 1) => ({
  type: 'integer',
  format: 'int32',
  minimum: value,
  maximum: value,
  const: value,
  description: value ? 'Success.' : 'Failure.',
})

const constant = ({ wire, words }: Message) => ({ type: 'string', const: wire, description: words.us })

const eitherOf = (message: Message, other: Message) => ({
  description: `${message.words.us}, or ${other.words.us}`,
  oneOf: [message, other].map(constant),
})

/** The message of an answer, and the one that some answers have instead. */
interface Said {
  readonly message: Message | undefined
  readonly instead: { readonly message: Message; readonly where: Instead['where'] } | undefined
}

const wireOf = ({ instead, message }: Said, data: unknown): Message['wire'] | undefined => {
  const isInstead =
    instead &&
    typeof data === 'object' &&
    data !== null &&
    Object.entries(instead.where).every(([name, values]) => values.includes(String(Reflect.get(data, name))))
  return isInstead ? instead.message.wire : message?.wire
}

const success = ({ data }: AuthoredSuccess, { instead, message }: Said, summary: string) => ({
  type: 'object',
  additionalProperties: false,
  required: ['status', ...(message ? ['msg'] : []), 'data'],
  properties: {
    status: status(1),
    ...(message && { msg: instead ? eitherOf(message, instead.message) : constant(message) }),
    data: '$ref' in data || 'description' in data ? data : { description: `${summary}.`, ...data },
  },
})

const failure = (messages: ReadonlyArray<Message>) => ({
  type: 'object',
  additionalProperties: false,
  required: ['status', 'msg'],
  properties: {
    status: status(0),
    msg: {
      type: 'string',
      enum: messages.map(({ wire }) => wire),
      ...namesOfCodes(
        messages.map(({ code }) => constantOf(code)),
        messages.map(({ words }) => words.us),
      ),
      description: 'What went wrong, in Chinese.',
    },
  },
})

const examples = (authored: AuthoredSuccess['examples'], said: Said, failures: ReadonlyArray<Message>) => ({
  ...Object.fromEntries(
    Object.entries(authored).map(([name, { summary, data }]) => [
      name,
      { summary, value: { status: 1, ...(said.message && { msg: wireOf(said, data) }), data } },
    ]),
  ),
  ...Object.fromEntries(
    failures.map(({ code, wire, words }) => [code, { summary: words.us, value: { status: 0, msg: wire } }]),
  ),
})

/**
 * Replaces the authoring keys of an operation, in place, with the plain OpenAPI that they mean. `x-failures` stays,
 * with the implied codes added.
 *
 * @param resolved follows a `$ref`, to find the example of a form field that is described elsewhere
 * @returns the defects of the operation, an empty list if there are none
 */
export const expandOperation = (
  operation: AuthoredOperation,
  catalogue: Catalogue,
  resolved: (node: unknown) => unknown,
): ReadonlyArray<string> => {
  const { 'x-form': form, 'x-multipart': multipart, 'x-success': authored, 'x-failures': written } = operation
  const { 'x-events': events } = operation
  if (!authored && !events) return ['x-success is missing: what does it answer?']
  if (!written) return ['x-failures is missing: which codes can it answer? An empty list is an answer']
  const problems: Array<string> = []
  const find = (code: string, kind: Kind): ReadonlyArray<Message> => {
    const message = catalogue.get(code)
    if (message?.kind === kind) return [message]
    problems.push(`no ${kind} message with the code ${code} in openapi/messages`)
    return []
  }
  const codes = [...new Set([...written, ...impliedFailures(form ?? multipart)])]
  const failures = codes.flatMap((code) => find(code, 'failure'))
  const [message] = authored?.message ? find(authored.message, 'success') : []
  const instead = authored?.instead
  const [other] = instead ? find(instead.message, 'success') : []
  const said: Said = { message, instead: instead && other && { message: other, where: instead.where } }
  // The paper broker chooses by it at run time.
  if (said.instead) operation['x-success-instead'] = { msg: said.instead.message.wire, where: said.instead.where }
  const answers = authored ? [success(authored, said, operation.summary ?? '')] : []

  if (form) operation.requestBody = expandRequest('application/x-www-form-urlencoded', form, resolved)
  if (multipart) operation.requestBody = expandRequest('multipart/form-data', multipart, resolved)
  operation['x-failures'] = codes
  const isPublic = operation.security?.length === 0
  operation.description = withChecks(operation.description ?? `${operation.summary ?? ''}.`, {
    isPublic,
    refusals: codes,
  })
  operation.responses = {
    200: {
      description: 'The result, or the reason for a failure.',
      content: {
        ...(events && { 'text/event-stream': events }),
        'application/json': {
          schema: answers.length > 0 ? { oneOf: [...answers, failure(failures)] } : failure(failures),
          examples: examples(authored?.examples ?? {}, said, failures),
        },
      },
    },
    ...(!isPublic && { 401: { $ref: '../responses/SessionExpired.yaml' } }),
    429: { $ref: '../responses/busy.yaml#/TooManyCalls' },
    500: { $ref: '../responses/busy.yaml#/ServerFailed' },
    503: { $ref: '../responses/busy.yaml#/NoRoom' },
    ...operation.responses,
  }
  for (const key of ['x-form', 'x-multipart', 'x-success', 'x-events'] as const) delete operation[key]
  return problems
}
