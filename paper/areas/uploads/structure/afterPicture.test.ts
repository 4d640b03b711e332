import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOpenable } from './afterPicture.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

it.each([
  ['nothing', ''],
  ['zeros', '\0'.repeat(4_096)],
  ['a line break', '\r\n'],
  ['a trailer of a maker', '\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data1768442400600SEFH\x6b\0\0\0SEFT'],
  [
    'a second JPEG with its metadata',
    '\xff\xd8\xff\xe1\0\x20http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><rdf:RDF/>\xff\xd9',
  ],
  ['a short film', '\0\0\0\x18ftypmp42\0\0\0\0isommp42\0\0\0\x08mdat'],
])('%s is dropped', (_, text) => expect(isOpenable(bytes(text))).toBe(false))

it.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a page after a line break', '\r\n <html>'],
  ['a page inside of something', '\xff\xd8\xff\0\x01<SCRIPT src=x>\0'],
  ['a script of a server', '\0\x01\x02<?php system($_GET[0]) ?>'],
  ['an archive', 'PK\x03\x04\x14\0'],
  ['an archive after zeros and something', '\0\0\x01\x02\x03PK\x05\x06' + '\0'.repeat(18)],
  ['a packed file', '\x1f\x8b\x08\0'],
  ['a document', '%PDF-1.7'],
  ['a program', 'MZ\x90\0'],
  ['a script of a shell', '#!/bin/sh\nrm -rf /'],
  ['a text', 'alert(document.domain)'],
])('%s is openable', (_, text) => expect(isOpenable(bytes(text))).toBe(true))

it('filling never decides (property)', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.array(fc.constantFrom(0, 9, 10, 13, 32)), (rest, filling) => {
      const whole = Buffer.from([...filling, ...rest])
      expect(isOpenable(whole)).toBe(isOpenable(Buffer.from(rest)))
    }),
  )
})
