import type { BaseTranslation } from '../../i18n-types.ts'

const complaint = {
  title: 'Complaint',
  intro: 'Customer service reads every complaint and replies by message. Up to five in 24 hours.',
  subject: 'Subject',
  content: 'What happened?',
  contentHint: 'Dates, amounts and reference numbers help us reply sooner.',
  email: 'Email',
  emailHint: 'To receive the reply by email too',
  send: 'Submit complaint',
  sent: 'Complaint submitted',
  number: 'Complaint number {number:string}',
  sentHint: 'We will reply by message. Please keep the number in case you contact us.',
  toMessages: 'Go to messages',
  another: 'Write another',
  checking: 'There was no answer. We are checking whether your complaint arrived.',
  lost: 'We could not find out whether your complaint arrived. If you send it again, it counts only once.',
  sendAgain: 'Send again',
  giveUp: 'Discard',
  problems: {
    'title-required': 'Enter a subject',
    'content-required': 'Describe what happened',
    'email-malformed': 'This is not a valid email address',
  },
} satisfies BaseTranslation

export default complaint
