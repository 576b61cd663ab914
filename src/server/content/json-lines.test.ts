import { describe, expect, it } from 'vitest'
import { lineOf } from './json-lines.ts'

const TEXT = `{
  "title": "Says \\"{[,]}\\"",
  "sections": [
    { "name": "top", "items": [] },
    {
      "name": "main",
      "items": [
        { "id": "a", "rank": 1e3, "lazy": null },
        {
          "id": "b",
          "type": "heor"
        }
      ]
    }
  ]
}`

describe('the line of a path', () => {
  it.each([
    [[], 1],
    [['title'], 2],
    [['sections', 0], 4],
    [['sections', 1, 'items', 0, 'lazy'], 8],
    [['sections', 1, 'items', 1, 'type'], 11],
    [['sections', 1, 'items', 1, 'missing'], 9],
    [['nowhere'], 1],
  ])('%j is %i', (path, line) => {
    expect(lineOf(TEXT, path)).toBe(line)
  })
})
