import formats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { UNKEEPABLE } from '../contract/validator.ts'
import { controlDocument, type DescribedCall } from './document.ts'

/** One thing that is wrong with a request. */
export interface Problem {
  readonly in: 'body' | 'query' | 'path'
  /** A JSON pointer; empty for the whole. */
  readonly path: string
  readonly problem: string
}

const ROOT = 'control'

const make = (coerceTypes: boolean): Ajv2020 => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes, validateSchema: false })
  formats.default(ajv)
  return ajv.addSchema(controlDocument, ROOT)
}

/** A compiler of schemas, made when the first call needs it: a start does not wait for it. */
const compiler = (coerceTypes: boolean) => {
  let ajv: Ajv2020 | undefined
  return (schema: object): ValidateFunction => (ajv ??= make(coerceTypes)).compile(schema)
}

const compileBody = compiler(false)
/** A query has texts only, so numbers in it are converted. */
const compileTexts = compiler(true)

const problemOf = (place: Problem['in'], { instancePath, message = 'is not valid', params }: ErrorObject): Problem => {
  const named: unknown = params['missingProperty'] ?? params['additionalProperty']
  const allowed: unknown = params['allowedValues']
  return {
    in: place,
    path: typeof named === 'string' ? `${instancePath}/${named}` : instancePath,
    problem: Array.isArray(allowed) ? `${message}: ${allowed.join(', ')}` : message,
  }
}

/** The places of texts that a database cannot store. */
const unkeepable = (place: Problem['in'], value: unknown, path = ''): ReadonlyArray<Problem> => {
  if (typeof value === 'string')
    return UNKEEPABLE.test(value) ? [{ in: place, path, problem: 'must be text that can be kept' }] : []
  return Object.entries(value ?? {}).flatMap(([key, one]) => unkeepable(place, one, `${path}/${key}`))
}

type Check = (value: unknown) => ReadonlyArray<Problem>

/** A check whose schema is compiled when a value first comes: most calls are never made. */
const checkWith = (place: Problem['in'], compile: () => ValidateFunction): Check => {
  let validate: ValidateFunction | undefined
  return (value) => {
    validate ??= compile()
    if (validate(value)) return unkeepable(place, value)
    return (validate.errors ?? []).map((error) => problemOf(place, error))
  }
}

const bodyCheck = ({ operation, pointer }: DescribedCall): Check => {
  const { requestBody } = operation
  // A body that the document does not describe is not read.
  if (requestBody === undefined) return () => []
  const place = `${ROOT}#${pointer}/requestBody/content/${encodeURIComponent('application~1json')}/schema`
  const check = checkWith('body', () => compileBody({ $ref: place }))
  return (body) => (body === undefined && requestBody.required !== true ? [] : check(body ?? null))
}

const parameterCheck = ({ operation, pointer }: DescribedCall, place: 'query' | 'path'): Check => {
  const own = (operation.parameters ?? []).flatMap((parameter, nth) =>
    parameter.in === place ? [{ ...parameter, $ref: `${ROOT}#${pointer}/parameters/${nth}/schema` }] : [],
  )
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: own.flatMap(({ name, required }) => (required === true ? [name] : [])),
    properties: Object.fromEntries(own.map(({ $ref, name }) => [name, { $ref }])),
  }
  return checkWith(place, () => compileTexts(schema))
}

/** Checks requests of a call against the document: every problem at once. Numbers of a query are converted in place. */
export const requestCheck = (
  call: DescribedCall,
): ((asked: { readonly body: unknown; readonly query: unknown; readonly path: unknown }) => ReadonlyArray<Problem>) => {
  const [body, query, path] = [bodyCheck(call), parameterCheck(call, 'query'), parameterCheck(call, 'path')]
  return (asked) => [...path(asked.path), ...query(asked.query), ...body(asked.body)]
}

/** Checks answers of a call against the document, for tests. */
export const answerCheck = ({ pointer }: DescribedCall): Check => {
  const place = `${ROOT}#${pointer}/responses/200/content/${encodeURIComponent('application~1json')}/schema`
  return checkWith('body', () => compileBody({ $ref: place }))
}
