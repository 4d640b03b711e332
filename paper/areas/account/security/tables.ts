import '../../../platform/database/database.ts'

declare module '../../../platform/database/database.ts' {
  interface Database {
    fund_passwords: { customer_id: string; hash: string; changed_at: Date; set_at: Date }
    /** The networks from which each customer logged in. */
    login_addresses: { customer_id: string; address: string; used_at: Date }
    /** The devices with which each customer logged in: browser and system. */
    login_devices: { customer_id: string; device: string; used_at: Date }
  }
}
