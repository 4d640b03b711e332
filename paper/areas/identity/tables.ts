import '../../platform/database/database.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    identities: {
      customer_id: string
      /** 1 under review, 2 verified, 3 rejected, as on the wire. */
      status: number
      name: string
      id_number: string
      front_id: string
      back_id: string
      reason: string
      remark: string
      submitted_at: Date
      reviewed_at: Date | null
    }
  }
}
