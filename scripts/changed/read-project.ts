import { importsOf, readSource, sourceFiles } from '../shape/read-imports.ts'
import type { Journey, Page } from './choose-journeys.ts'
import type { Project } from './choose-tests.ts'
import { readImporters } from './importers.ts'

/** The project as it lies in the folder: its tests, who imports whom, and where its journeys go. */
export function readProject(pages: readonly Page[]): Project {
  const tests = sourceFiles({ withTests: true }).filter((file) => /\.test\.tsx?$/.test(file))
  return {
    tests,
    importers: readImporters(),
    pages,
    journeys: tests.filter((file) => file.startsWith('e2e/')).map(readJourney),
  }
}

/** With its helpers: they say where it goes as well. */
function readJourney(file: string): Journey {
  const read = new Set([file])
  for (const own of read) {
    for (const { target } of importsOf(own)) {
      if (target?.startsWith('e2e/')) read.add(target)
    }
  }
  return { file, text: [...read].map(readSource).join('\n') }
}
