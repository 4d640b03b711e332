import type { Translation } from '../i18n-types.ts'

const it = {
  back: 'Back',
} satisfies Translation

export default it
