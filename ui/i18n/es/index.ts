import type { Translation } from '../i18n-types.ts'

const es = {
  back: 'Back',
} satisfies Translation

export default es
