import '../../../platform/database/database.ts'

declare module '../../../platform/database/database.ts' {
  interface Database {
    fund_passwords: { customer_id: string; hash: string; changed_at: Date; set_at: Date }
    /** The networks from which each customer logged in. */
    login_addresses: { customer_id: string; address: string; used_at: Date }
    /** One-time codes: being set up, or turned on. */
    login_codes: {
      customer_id: string
      /** The shared secret. A server has to know it: it cannot be a hash. */
      secret: Buffer
      set_up_at: Date
      /** The hash of the token of the session that sets it up. */
      set_up_by: Buffer
      /** Null while it is being set up. */
      on_since: Date | null
      /** The time step of the last code that was accepted: neither it nor an earlier one is accepted again. */
      used_step: string
    }
    recovery_codes: { customer_id: string; hash: Buffer }
    /** The devices with which each customer logged in: browser and system. */
    login_devices: { customer_id: string; device: string; used_at: Date }
  }
}
