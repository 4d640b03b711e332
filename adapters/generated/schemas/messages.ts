// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireCount, WireTime } from '../../http/figures.ts'
import { WireFlag, WireTextOrNone, appNames, orNull } from '../../http/forms/forms.ts'

/** Number of unread messages. */
export const UnreadCount = /* @__PURE__ */ (() => Schema.Struct({
  unread: WireCount,
}))()

/** A message from the broker to the customer. */
export const Message = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  kind: Schema.String,
  title: Schema.String,
  content: Schema.String,
  read: WireFlag,
  time: WireTime,
  link: orNull(Schema.String),
  zone: orNull(Schema.String),
}))()

/** The complaint that was submitted. Customer service answers with a message. */
export const Complaint = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  time: WireTime,
}), { id: 'number', time: 'filedAt' }))()

/** A line of the notice bar. */
export const Notice = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  text: Schema.String,
  link: Schema.String,
  time: WireTime,
}))()

/** Lines of the notice bar. */
export const NoticeListAnswer = /* @__PURE__ */ (() => Schema.Array(Notice))()

/** A banner of the home screen. */
export const Banner = /* @__PURE__ */ (() => Schema.Struct({
  id: Schema.String,
  image: Schema.String,
  title: Schema.String,
  action: Schema.optionalKey(Schema.String),
  link: Schema.String,
}))()

/** Banners of the home screen. */
export const NoticeBannersAnswer = /* @__PURE__ */ (() => Schema.Array(Banner))()

/** Messages, newest first. */
export const MessageListAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Message),
  next: WireTextOrNone,
}))()
