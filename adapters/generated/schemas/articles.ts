// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { appNames } from '../../http/forms/forms.ts'

/** A text about the broker. */
export const Article = /* @__PURE__ */ (() => appNames(Schema.Struct({
  name: Schema.String,
  title: Schema.String,
  content: Schema.String,
  updatetime: Schema.String,
}), { content: 'html', updatetime: 'updatedAt' }))()
