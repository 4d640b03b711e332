import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '../contract/call.ts'

/** The fields of a request and the files that came with them. */
export interface ReadBody {
  readonly fields: unknown
  readonly files: ReadonlyArray<UploadedFile>
  readonly isJson: boolean
}

class BrokenForm extends Error {
  readonly statusCode = 400
}

const readParts = async (request: FastifyRequest): Promise<ReadBody> => {
  const fields: Record<string, unknown> = {}
  const files: Array<UploadedFile> = []
  // A file that is too large is read to its end all the same, so that the answer reaches whoever is still sending.
  for await (const part of request.parts()) {
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
  return { fields, files, isJson: false }
}

/** Reads a form, a multipart form or JSON alike. Nothing at all is an empty form. */
export const readBody = async (request: FastifyRequest): Promise<ReadBody> =>
  request.isMultipart()
    ? readParts(request).catch((cause: Error & { readonly statusCode?: number }) => {
        // The parser names no status for a form that ends before its end.
        throw cause.statusCode === undefined ? new BrokenForm(cause.message) : cause
      })
    : { fields: request.body ?? {}, files: [], isJson: request.headers['content-type']?.includes('json') ?? false }
