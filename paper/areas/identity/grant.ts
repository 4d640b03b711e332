import { tidyIdNumber } from '../../../domain/identity/validation.ts'
import { lockCustomer, lockIdNumber } from '../../platform/database/locks.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { keepUpload } from '../uploads/keep.ts'
import { ownUpload } from '../uploads/ownUpload.ts'
import { practiceDocument } from './practiceDocument.ts'
import { reviewIdentity } from './review.ts'
import { isUsed, keepProof } from './submit.ts'

interface Granted {
  readonly customerId: string
  readonly name: string
  readonly idNumber: string
  readonly at: Date
}

/** Submits a proof of identity with practice documents. */
export const submitPracticeProof = async (tx: Tx, { at, customerId, idNumber, name }: Granted): Promise<void> => {
  const keep = async (side: 'front' | 'back'): Promise<string> => {
    const image = await practiceDocument(side)
    const { id } = await keepUpload(tx, { customerId, purpose: 'identity', image, at })
    await ownUpload(tx, customerId, id, 'identity', at)
    return id
  }
  const [front, back] = [await keep('front'), await keep('back')]
  await keepProof(tx, { customerId, name, idNumber, front, back, at })
}

/** Verifies a customer by a submission and its approval. False where the number proves another account. */
export const grantIdentity = async (tx: Tx, granted: Granted): Promise<boolean> => {
  await lockCustomer(tx, granted.customerId)
  const idNumber = tidyIdNumber(granted.idNumber)
  await lockIdNumber(tx, idNumber)
  if (await isUsed(tx, { ...granted, idNumber })) return false
  await submitPracticeProof(tx, { ...granted, idNumber })
  await reviewIdentity(tx, granted.customerId, { approve: true }, granted.at)
  return true
}
