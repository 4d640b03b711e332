import { describe, expect, it } from 'vitest'
import { shellOf } from './template.ts'

const one = (es: string, ar: string) => shellOf({ '/one': { es, ar } })

describe('the shell of what React renders', () => {
  it('has one markup and the words of each language, a word of two places once', () => {
    const page = (title: string, amount: string) => `<h1>${title}</h1><p>${title}<b>EUR</b>${amount}</p>`
    expect(one(page('Hola', 'Saldo &amp; m&aacute;s'), page('أهلا', 'الرصيد'))).toEqual({
      screens: { '/one': '<h1>{0}</h1><p>{0}<b>EUR</b>{1}</p>' },
      words: { es: ['Hola', 'Saldo & ms'], ar: ['أهلا', 'الرصيد'] },
    })
  })

  it('cannot be typed into, found or followed', () => {
    const form = `<main id="main"><form noValidate=""><label for="a">N</label><input id="a" name="a" type="tel" dir="ltr" class="bare active:x" value=""/><button type="submit" aria-label="N" class="b">N</button><a href="/x">N</a></form></main>`
    expect(one(form, form).screens['/one']).toBe(
      '<div><div><span>N</span><span dir="ltr" class="bare"></span><button class="b">N</button><a>N</a></div></div>',
    )
  })

  it('keeps drawings, and leaves out invisible parts and scripts, and what takes no room with its place', () => {
    const page =
      '<p><svg xmlns="x" width="4" viewBox="0 0 4 4" class="lucide size-4" aria-hidden="true"><path d="M1 1"></path></svg>' +
      '<span class="sr-only">a<b>b</b><img src="x"/></span><img class="sr-only"/>e<i class="invisible grid"><u>c</u></i>' +
      '<i style="visibility:hidden"><u>c</u></i></p><script>d</script>'
    expect(one(page, page).screens['/one']).toBe(
      '<p><svg width="4" viewBox="0 0 4 4" class="size-4"><path d="M1 1"></path></svg>e<i class="invisible grid"></i><i style="visibility:hidden"></i></p>',
    )
  })

  it('has the looks of the chosen language among others', () => {
    const { screens, words } = one('<b class="on x">a</b>', '<b class="off x">a</b>')
    expect(screens['/one']).toBe('<b data-looks="0">a</b>')
    expect(words).toEqual({ es: ['on x'], ar: ['off x'] })
  })

  it('is refused where the languages differ in more than words', () => {
    expect(() => one('<b>a</b>', '<i>a</i>')).toThrow('not the same in every language')
    expect(() => one('<b>a</b>', '<b></b>')).toThrow('not the same in every language')
  })
})
