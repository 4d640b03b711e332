import '../../platform/database/database.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    /** Deposit channels and the payment service while testers keep them closed. */
    closed_services: { name: string; since: Date }
    /** Locked while a customer's money is being moved. */
    fund_operations: { customer_id: string }
  }
}
