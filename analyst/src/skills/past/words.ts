import type { Briefing } from '@prancheta/core/chat/briefing.ts'
import type { Side } from '#reading/ask.ts'
import { plainText } from '#reading/plain-text.ts'
import { wordsOf } from '#reading/read-details.ts'

/** A text in plain words with the two clubs as 'clubhome' and 'clubaway', whatever they are called. */
export function withClubs(plain: string, { match }: Briefing): string {
  let text = ` ${plain} `
  for (const side of ['home', 'away'] as const) {
    const names = wordsOf(match, side).toSorted((a, b) => b.length - a.length)
    for (const name of names)
      text = text.replaceAll(new RegExp(String.raw`\b${name}\b(?: (?:ac|ec|fc|sc)\b)?`, 'g'), `club${side}`)
  }
  return text
    .replaceAll(
      /(?<!\bcomo )(?<!\bcomo o )\b(?:o )?(?:time |equipe )?(?:mandante|(?:time|dono|equipe|pessoal) da casa|anfitri\w+)\b/g,
      ' clubhome ',
    )
    .replaceAll(
      /(?<!\bcomo )(?<!\bcomo o )\b(?:o )?(?:time |equipe )?(?:visitante|(?:time|equipe) de fora|forasteiro)\b/g,
      ' clubaway ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The sentences of a message, each in plain words. */
export const partsOf = (question: string): string[] =>
  question
    .replaceAll(/\b(vs|x)\.(?=\s)/gi, '$1')
    .replaceAll(/\s+e (?=sem (?:perder|ganhar|vencer|levar|sofrer|tomar|marcar)\b)/gi, '? e ')
    .split(/[?!;\n]+|\.(?=\s|$)/)
    .map(plainText)
    .filter((part) => /[a-z0-9]/.test(part))

export const clubsIn = (text: string): Side[] => [
  ...new Set([...text.matchAll(/\bclub(home|away)\b/g)].map(([, side]) => (side === 'home' ? 'home' : 'away') as Side)),
]

/** What a lexicon found in a text, and the text without it. */
export type Found<Mark extends string> = {
  has: (mark: Mark) => boolean
  of: (mark: Mark) => RegExpExecArray | null
  rest: string
}

/** Each entry takes its words out of the text, so that a later one does not read them again. */
export function findMarks<Mark extends string>(
  text: string,
  lexicon: readonly (readonly [Mark, RegExp])[],
): Found<Mark> {
  const marks = new Map<Mark, RegExpExecArray>()
  let rest = text
  for (const [mark, pattern] of lexicon) {
    const found = pattern.exec(rest)
    if (!found) continue
    if (!marks.has(mark)) marks.set(mark, found)
    rest = rest.replaceAll(new RegExp(pattern, 'g'), ' ').replaceAll(/\s+/g, ' ').trim()
  }
  return { has: (mark) => marks.has(mark), of: (mark) => marks.get(mark) ?? null, rest }
}

/** Words that ask nothing of their own. */
const FILLER = new Set(
  `a o as os um uma uns umas de do da dos das d e em no na nos nas n ao aos pra pro pras pros para por pelo pela com que se
  ou mas ai la aqui ja so tambem ainda entao agora hoje mesmo bem ate la la tipo ta tao esta estao estava to tem tinha teve tiveram ter tiver
  e eh foi foram ser sera sao era eram seria vai vao vem veio vinha anda andam andou fica ficou ficaria
  eu tu voce voces ele ela eles elas dele deles dela delas nele neles me te lhe minha meu seu sua seus nosso nossa a gente nos
  isso isto esse essa esses essas este esta nesse nessa nesses neste nesta desse desses dessa dessas deste aquele aquela disso
  qual quais quem quando onde como quanto quantos quanta quantas cada
  diz diga dizer fala falar fale conta conte contar mostra mostre mostrar passa passe manda informe informar informa saber sabe sei ver veja olha lista listar liste
  quero queria gostaria poderia poderiam pode podem consegue consigo preciso favor gentileza fineza obrigado obrigada valeu grato por
  oi ola opa bom boa dia tarde noite tudo bem mano cara amigo parca velho irmao pai filho k kk kkk kkkk rs vish po poxa ne hein ok certo beleza fala ai tchau
  time times equipe equipes clube clubes jogo jogos partida partidas rodada rodadas vez vezes coisa coisas
  respectivos respectivas placar placares resultado resultados numero numeros dado dados exatamente realmente de fato fato afinal mesmo alguma algum alguns algumas nenhum nenhuma
  muito muita muitos pouco mais menos ha faz fazem desde costuma costumam costumava geral normalmente
  eai apenas somente teria tera corre
  clubhome clubaway vs x versus contra comparando comparado relacao quanto aos atualmente momento`
    .split(/\s+/)
    .filter(Boolean),
)

/** The words of a text that nothing placed. */
export const unplaced = (rest: string, ...also: readonly RegExp[]): string[] =>
  rest.split(' ').filter((word) => word !== '' && !FILLER.has(word) && !also.some((pattern) => pattern.test(word)))
