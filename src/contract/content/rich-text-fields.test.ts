import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { RICH_TEXT_FIELDS } from '#domain/content/rich-text-tags.ts'
import { RichText } from './content-fields.ts'
import { ArticleFields, Footer, Fragment, PageFields } from './content.entities.ts'
import { PromoBar } from './content-notices.ts'
import { SectionItem } from './content-sections.ts'

type StringField = { readonly name: string; readonly rich: boolean }

/** Every text field below these schemas, and whether its schema is that of rich texts. */
function textsIn(schemas: readonly z.ZodType[]): readonly StringField[] {
  const found: StringField[] = []
  const seen = new Set<unknown>()
  const look = (name: string, schema: unknown): void => {
    if (schema instanceof z.ZodString) {
      // What a schema is told more of, such as how short it may be, is another schema: only its limit stays.
      found.push({ name, rich: schema.maxLength === RichText.maxLength })
    } else if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
      look(name, schema.unwrap())
    } else if (schema instanceof z.ZodArray) look(name, schema.element)
    else if (schema instanceof z.ZodUnion) schema.options.forEach(option => look(name, option))
    else if (schema instanceof z.ZodLazy) lookOnce(schema, () => look(name, schema.unwrap()))
    else if (schema instanceof z.ZodObject)
      lookOnce(schema, () => Object.entries(schema.shape).forEach(([key, inner]) => look(key, inner)))
  }
  const lookOnce = (schema: unknown, work: () => void) => {
    if (seen.has(schema)) return
    seen.add(schema)
    work()
  }
  schemas.forEach(schema => look('', schema))
  return found
}

describe('fields of rich text', () => {
  const texts = textsIn([SectionItem, PageFields, ArticleFields, Footer, Fragment, PromoBar])
  const named = (rich: boolean) => new Set(texts.filter(each => each.rich === rich).map(({ name }) => name))

  it('are those that the schemas have: all of them are cleaned, and edited as such', () => {
    expect(named(true)).toEqual(RICH_TEXT_FIELDS)
  })

  it('share their names with no plain text, which would be cleaned of its signs', () => {
    expect([...named(false)].filter(name => RICH_TEXT_FIELDS.has(name))).toEqual([])
    expect(named(false).has('title')).toBe(true)
  })
})
