import { isHeic, SIGNATURE_BYTES } from '../../domain/uploads/images.ts'

/** Longest edge, in pixels, that a proof or a document needs to be readable. */
const EDGE = 2_400
/** A file this small, in bytes, is sent as it is. */
const SMALL = 1_500_000
const QUALITY = 0.85

/** The size in pixels of the scaled picture, so that neither edge exceeds the longest; never enlarged. */
export const fitEdge = (width: number, height: number): { readonly width: number; readonly height: number } => {
  const scale = Math.min(1, EDGE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const draw = async (bitmap: ImageBitmap): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitEdge(bitmap.width, bitmap.height))
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has no transparency: the background is white, not black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/** The file as a JPEG, turned as it was taken; null where the device draws nothing. It fails for what it cannot decode. */
const asJpeg = async (file: File): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const blob = await draw(bitmap)
  bitmap.close()
  return blob
}

const isHeicFile = async (file: File): Promise<boolean> => {
  const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
  return isHeic({ name: file.name, type: file.type, head })
}

/**
 * A large photo as a JPEG that is still readable, without the place and time of the photo. A small file, or one that
 * cannot be made smaller or decoded here, stays unchanged: the server checks it. A HEIC photo of any size becomes a
 * JPEG, as no server takes it; null where this browser cannot read it.
 */
export const shrinkImage = async (file: File, decode = asJpeg): Promise<File | null> => {
  const heic = await isHeicFile(file)
  const unchanged = heic ? null : file
  if (!heic && file.size <= SMALL) return file
  try {
    const blob = await decode(file)
    if (!blob || (!heic && blob.size >= file.size)) return unchanged
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
  } catch {
    return unchanged
  }
}
