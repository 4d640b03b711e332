// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireTime } from '../../http/figures.ts'
import { WireTextOrNone, appNames } from '../../http/forms/forms.ts'
import { QuotedInstrument } from './quotes.ts'

/** An article as a row of a list. */
export const NewsItem = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  category: Schema.String,
  title: Schema.String,
  summary: Schema.String,
  image: Schema.String,
  source: Schema.String,
  time: WireTime,
  codes: Schema.Array(Schema.String),
}))()

/** One page of news. */
export const NewsPage = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(NewsItem),
  next: WireTextOrNone,
}))()

/** An article. */
export const NewsArticle = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  category: Schema.String,
  title: Schema.String,
  content: Schema.String,
  image: Schema.String,
  source: Schema.String,
  time: WireTime,
  instruments: Schema.Array(QuotedInstrument),
}), { content: 'html' }))()

/** A category of news. */
export const NewsCategory = /* @__PURE__ */ (() => appNames(Schema.Struct({
  category: Schema.String,
  name: Schema.String,
}), { category: 'id' }))()

/** Categories of news. */
export const NewsCategoriesAnswer = /* @__PURE__ */ (() => Schema.Array(NewsCategory))()
