import type { ImageType, UploadPurpose } from '../../../domain/contract/enumerations.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    uploads: {
      id: string
      customer_id: string
      purpose: UploadPurpose
      type: ImageType
      /** Bytes. */
      size: number
      /** Pixels. */
      width: number
      height: number
      /** SHA-256 of the bytes. */
      digest: Buffer
      created_at: Date
      /** When it is deleted; null once another call has used it. */
      expires_at: Date | null
    }
    upload_bytes: { upload_id: string; bytes: Buffer }
    avatars: { customer_id: string; upload_id: string }
  }
}
