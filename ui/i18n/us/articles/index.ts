import type { BaseTranslation } from '../../i18n-types.ts'

const articles = {
  title: {
    company: 'About the company',
    about: 'About the app',
    privacy: 'Privacy policy',
    agreement: 'Customer agreement',
    guide: 'Beginner’s guide',
    terms: 'Glossary',
    complaint: 'Complaint email',
  },
  version: 'Version',
  checkUpdate: 'Check for updates',
  upToDate: 'You have the latest version',
  available: 'Version {latest:string} is available',
  required: 'This version is no longer supported. Update to version {latest:string}.',
  update: 'Update now',
  checkFailed: 'Could not check for updates',
  failed: 'The text could not be loaded',
  failedHint: 'Check your connection and try again.',
  empty: 'Nothing here yet',
} satisfies BaseTranslation

export default articles
