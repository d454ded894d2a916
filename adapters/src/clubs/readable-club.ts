import { foldText } from '@prancheta/core/text/fold-text.ts'

/** Where neither name of the registry is what Brazilians say, or says nothing alone. */
const OUR_NAMES: Readonly<Record<string, string>> = {
  'CA Mineiro': 'Atlético Mineiro',
  'CA Paranaense': 'Athletico Paranaense',
  'AC Goianiense': 'Atlético Goianiense',
  'América FC': 'América Mineiro',
}

/**
 * What a club is called on screen. A short name ('Corinthians') stands for the registry's ('SC Corinthians Paulista')
 * where it is a part of it; a nickname ('Barça', 'Atleti') is nobody's spelling elsewhere, so the registry's stays.
 */
export function readableClub(registryName: string, shortName: string | null): string {
  const ours = OUR_NAMES[registryName]
  if (ours) return ours
  const words = new Set(foldText(registryName).split(' '))
  const isPart =
    shortName &&
    foldText(shortName)
      .split(' ')
      .every((word) => words.has(word))
  return isPart ? shortName : registryName.replace(/^(.+ .+) (?:FC|CF|AFC)$/, '$1')
}
