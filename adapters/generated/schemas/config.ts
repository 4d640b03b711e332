// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'

/** One entry of the server's configuration. A client ignores unknown names. */
export const ConfigEntry = /* @__PURE__ */ (() => Schema.Struct({
  name: Schema.String,
  value: Schema.Union([Schema.String, Schema.Number]),
}))()

/** Versions of the app, each as three numbers with dots. */
export const AppVersion = /* @__PURE__ */ (() => Schema.Struct({
  version: Schema.String,
  minversion: Schema.String,
  url: Schema.String,
  content: Schema.String,
}))()

/** Configuration of the server, requested before the app appears. */
export const CommonConfigAnswer = /* @__PURE__ */ (() => Schema.Array(ConfigEntry))()
