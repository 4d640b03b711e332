import type { Translation } from '../i18n-types.ts'

const ar = {
  back: 'Back',
} satisfies Translation

export default ar
