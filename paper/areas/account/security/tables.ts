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
    /** Requests to log in without one-time codes; a row is deleted once it is done or stopped. */
    recoveries: {
      customer_id: string
      /** 1 under review, 2 accepted, 3 rejected, as on the wire. */
      status: number
      /** As typed; empty after the review. */
      name: string
      id_number: string
      requested_at: Date
    }
    recovery_codes: { customer_id: string; hash: Buffer }
    passkeys: {
      id: string
      customer_id: string
      /** The identifier on the device, in Base64url. */
      credential_id: string
      /** In COSE. */
      public_key: Buffer
      /** How many signatures the device has counted; 0 where it counts none. */
      counter: string
      name: string
      /** Whether it may take the place of the fund password. */
      confirms_funds: boolean
      added_at: Date
      used_at: Date | null
    }
    passkey_challenges: {
      /** In Base64url. */
      challenge: string
      purpose: 'add' | 'login' | 'withdraw'
      /** Null for a log-in, which names no account. */
      customer_id: string | null
      /** What else it is for: the session that adds a passkey, the withdrawal. Empty for a log-in. */
      bound_to: Buffer
      /** Whether the passkey to be added may take the place of the fund password. */
      confirms_funds: boolean
      /** The request with money that has used it. */
      used_by: string | null
      expires_at: Date
    }
    /** The devices with which each customer logged in: browser and system. */
    login_devices: { customer_id: string; device: string; used_at: Date }
  }
}
