import type { BaseTranslation } from '../../i18n-types.ts'

const identity = {
  title: 'Real-name verification',
  intro: 'Needed before a fund password, a card and withdrawals.',
  states: {
    'under-review': 'Under review',
    verified: 'Verified',
    rejected: 'Rejected',
  },
  hints: {
    'under-review': 'We usually need one working day. You will get a message.',
    verified: 'Your identity is confirmed. Nothing more to do here.',
    rejected: 'Please correct it below and submit it again.',
  },
  reason: 'Reason',
  remark: 'Reviewer’s note',
  reasons: {
    unreadable: 'An image cannot be read',
    namediffers: 'The name differs from the document',
    numberdiffers: 'The ID number differs from the document',
    expired: 'The document has expired',
    other: 'Another reason',
  },
  name: 'Full name',
  nameHint: 'Exactly as in the document',
  idNumber: 'ID number',
  front: 'Front of the document',
  back: 'Back of the document',
  addFront: 'Add front',
  addBack: 'Add back',
  camera: 'Take a photo',
  pictureHint: 'JPEG, PNG or WebP, up to 10 MB. All four corners visible, no glare.',
  private: 'Only you and our reviewers can see these images.',
  submit: 'Submit for review',
  submitted: 'Submitted',
  reviewed: 'Reviewed',
  sent: 'Submitted for review',
  loadFailed: 'The state of your verification could not be loaded',
  pictureFailed: 'The image could not be loaded',
  toFundPassword: 'Set or change fund password',
  problems: {
    'name-required': 'Enter your full name',
    'name-malformed': 'Use 2 to 60 letters, as in the document',
    'id-number-required': 'Enter the ID number',
    'id-number-malformed': 'Use 5 to 24 Latin letters, digits, hyphens or slashes',
    'id-number-used': 'This ID number already belongs to another account',
    'image-required': 'Add this image',
    'images-same': 'Front and back must be two images',
  },
} satisfies BaseTranslation

export default identity
