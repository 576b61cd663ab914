/** Why a file is refused, and where to look. */
export type FileProblem = {
  readonly file: string
  readonly line: number
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Content that nobody would see as it was meant. Nothing of it is stored. */
export class ContentRefused extends Error {
  readonly problems: readonly FileProblem[]

  constructor(problems: readonly FileProblem[]) {
    const sorted = problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    super(sorted.map(told).join('\n'))
    this.problems = sorted
  }
}

const told = ({ file, line, path, message }: FileProblem): string =>
  `${file}:${line} ${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`
