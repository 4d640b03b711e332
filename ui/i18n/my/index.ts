import type { Translation } from '../i18n-types.ts'

const my = {
  back: 'Back',
} satisfies Translation

export default my
