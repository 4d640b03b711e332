import { fileProblem, type ImageCode, imageTypeOf, pictureProblem } from '../../../domain/uploads/images.ts'
import type { UploadedFile } from '../../platform/broker/call.ts'
import { reject, type Rejection } from '../../platform/rejection/rejection.ts'
import { type CleanImage, reencode } from './reencode.ts'
import { isOpenable } from './structure/afterPicture.ts'
import { jpegStructure } from './structure/jpeg.ts'
import { pngStructure } from './structure/png.ts'
import { webpStructure } from './structure/webp.ts'

const CODES = {
  'file-empty': 'upload-unreadable',
  'file-too-large': 'upload-too-large',
  'type-not-accepted': 'upload-not-an-image',
  'extension-differs': 'upload-extension-differs',
  'picture-too-large': 'upload-too-many-pixels',
} as const satisfies Record<ImageCode, string>

export type ImageRefusal = Rejection<(typeof CODES)[ImageCode] | 'upload-mixed-content'>

const structures = { 'image/jpeg': jpegStructure, 'image/png': pngStructure, 'image/webp': webpStructure }

/**
 * Checks an image in the order of cost (size, first bytes, name, pixels named in its header, nothing openable after
 * it, decodable) and returns it re-encoded. Source: RULES.md, uploads.
 */
export const checkImage = async ({ bytes, fileName, isCut }: UploadedFile): Promise<CleanImage | ImageRefusal> => {
  if (isCut) return reject('upload-too-large')
  const problem = fileProblem({ name: fileName, size: bytes.length, head: bytes })
  if (problem) return reject(CODES[problem])
  const type = imageTypeOf(bytes)
  if (type === undefined) return reject('upload-not-an-image')
  const structure = structures[type](bytes)
  if (structure === undefined) return reject('upload-unreadable')
  const { end, height, isAnimated, isMultiPass, width } = structure
  if (pictureProblem(width, height, isMultiPass)) return reject('upload-too-many-pixels')
  if (isAnimated || (end !== undefined && isOpenable(bytes.subarray(end)))) return reject('upload-mixed-content')
  return (end === undefined ? undefined : await reencode(bytes.subarray(0, end), type)) ?? reject('upload-unreadable')
}
