import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UploadedFile } from '../broker/call.ts'
import { MULTIPART_LIMITS } from './limits.ts'

/** The fields of a request and the files that came with them. */
export interface ReadBody {
  readonly fields: unknown
  readonly files: ReadonlyArray<UploadedFile>
  readonly isJson: boolean
}

class BrokenForm extends Error {
  readonly statusCode = 400
}

/** Lets calls of a scope accept a form or JSON. */
export const takeForms = async (scope: FastifyInstance): Promise<void> => {
  scope.removeContentTypeParser('text/plain')
  await scope.register(formbody)
}

/** Lets calls of a scope accept a multipart form too. It is not read before `readBody` is called. */
export const takeFiles = async (scope: FastifyInstance): Promise<void> => {
  // The handler answers for a file that is too large, as the contract specifies.
  await scope.register(multipart, { throwFileSizeLimit: false, limits: MULTIPART_LIMITS })
}

/** Makes calls of a scope accept no body: a body and its content type are ignored. */
export const takeNothing = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.addHook('onRequest', (request, _reply, done) => {
    delete request.headers['content-type']
    done()
  })
}

const readParts = async (request: FastifyRequest): Promise<ReadBody> => {
  const fields: Record<string, unknown> = {}
  const files: Array<UploadedFile> = []
  let isTwice = false
  // A file that is too large is read to its end all the same, so that the answer reaches a client that is still
  // sending.
  for await (const part of request.parts()) {
    isTwice ||= Object.hasOwn(fields, part.fieldname)
    if (part.type === 'file') {
      const { fieldname: field, filename: fileName, mimetype: contentType } = part
      const bytes = await part.toBuffer()
      files.push({ field, fileName, contentType, bytes, isCut: part.file.truncated })
      // The contract describes a file as a text field with binary content: its presence is what is validated.
      fields[field] = fileName
    } else {
      fields[part.fieldname] = part.value
    }
  }
  if (isTwice) throw new BrokenForm('a field comes twice')
  return { fields, files, isJson: false }
}

/** Reads a form, JSON, or a multipart form where the operation takes one. A missing body is an empty form. */
export const readBody = async (request: FastifyRequest): Promise<ReadBody> => {
  if (request.mediaType !== 'multipart/form-data') {
    return { fields: request.body ?? {}, files: [], isJson: request.mediaType === 'application/json' }
  }
  return readParts(request).catch((cause: Error & { readonly statusCode?: number }) => {
    // The parser reports no status for a truncated form.
    throw cause.statusCode === undefined ? new BrokenForm(cause.message) : cause
  })
}
