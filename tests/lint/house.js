// This project's lint rules, in ESLint's plug-in form, which oxlint runs.
import { noAmbientTime } from './noAmbientTime.js'
import { noPhysicalClasses } from './noPhysicalClasses.js'
import { noRawText } from './noRawText.js'
import { noSignalReadInRender } from './noSignalReadInRender.js'

export default {
  meta: { name: 'house' },
  rules: {
    'no-ambient-time': noAmbientTime,
    'no-physical-classes': noPhysicalClasses,
    'no-raw-text': noRawText,
    'no-signal-read-in-render': noSignalReadInRender,
  },
}
