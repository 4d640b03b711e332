import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '../contract/call.ts'

/** The fields of a request and the files that came with them. */
export interface ReadBody {
  readonly fields: unknown
  readonly files: ReadonlyArray<UploadedFile>
  readonly isJson: boolean
}

const readParts = async (request: FastifyRequest): Promise<ReadBody> => {
  const fields: Record<string, unknown> = {}
  const files: Array<UploadedFile> = []
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      files.push({ field: part.fieldname, fileName: part.filename, contentType: part.mimetype, bytes })
      // The contract describes a file as a text field with binary content: its presence is what is validated.
      fields[part.fieldname] = part.filename
    } else {
      fields[part.fieldname] = part.value
    }
  }
  return { fields, files, isJson: false }
}

/** Reads a form, a multipart form or JSON alike. Nothing at all is an empty form. */
export const readBody = async (request: FastifyRequest): Promise<ReadBody> =>
  request.isMultipart()
    ? readParts(request)
    : { fields: request.body ?? {}, files: [], isJson: request.headers['content-type']?.includes('json') ?? false }
