import type { BriefedPart } from './briefing.ts'

export const QUESTION_THEMES = ['context', 'statistics', 'value', 'risk'] as const
export type QuestionTheme = (typeof QUESTION_THEMES)[number]

export const THEME_NAMES: Record<QuestionTheme, string> = {
  context: 'Contexto do jogo',
  statistics: 'Estatísticas avançadas',
  value: 'Valor e probabilidade',
  risk: 'Gestão de risco',
}

/** `{casa}` and `{fora}` stand for the clubs. `needs`: without these parts there would be nothing to answer with. */
export type Question = { theme: QuestionTheme; text: string; needs: readonly BriefedPart[] }

type Row = readonly [text: string, ...needs: BriefedPart[]]

const CONTEXT: readonly Row[] = [
  ['Quem chega em melhor fase, {casa} ou {fora}?', 'form'],
  ['Como foram os últimos jogos de {casa}?', 'form'],
  ['Como foram os últimos jogos de {fora}?', 'form'],
  ['O que mudou nos últimos cinco jogos de cada time?', 'form'],
  ['{casa} vem de vitória ou de derrota?', 'form'],
  ['{fora} vem de vitória ou de derrota?', 'form'],
  ['Quanto {casa} tem marcado por jogo ultimamente?', 'form'],
  ['Quanto {fora} tem sofrido por jogo ultimamente?', 'form'],
  ['Algum dos dois está há vários jogos sem vencer?', 'form'],
  ['Onde cada time está na tabela?', 'table'],
  ['Quantos pontos separam {casa} de {fora}?', 'table'],
  ['Quem tem o melhor saldo de gols no campeonato?', 'table'],
  ['Quem tem o melhor ataque na tabela?', 'table'],
  ['Quem tem a melhor defesa na tabela?', 'table'],
  ['Quantas vitórias cada um tem no campeonato?', 'table'],
  ['O que a posição na tabela diz deste confronto?', 'table'],
  ['Como foram os últimos confrontos entre os dois?', 'headToHead'],
  ['Quem leva vantagem no confronto direto?', 'headToHead'],
  ['Os confrontos diretos costumam ter muitos gols?', 'headToHead'],
  ['Quanto o histórico entre os dois ajuda a prever este jogo?', 'headToHead'],
  ['Vai chover na hora do jogo?', 'weather'],
  ['O vento pode atrapalhar a partida?', 'weather'],
  ['Qual a temperatura prevista para o jogo?', 'weather'],
  ['O clima favorece mais ou menos gols?', 'weather'],
  ['Que horas é o jogo e onde?'],
  ['O mando de campo pesa neste jogo?', 'ratings'],
  ['O que falta saber para analisar melhor esta partida?'],
  ['Resuma o contexto deste jogo para mim.'],
]

const STATISTICS: readonly Row[] = [
  ['Quantos gols são esperados para cada time?', 'ratings'],
  ['Qual é o placar mais provável?', 'ratings'],
  ['Quais são os três placares mais prováveis?', 'ratings'],
  ['Qual a chance de sair um 0 a 0?', 'ratings'],
  ['Qual a chance de mais de 2,5 gols?', 'ratings'],
  ['Qual a chance de mais de 1,5 gol?', 'ratings'],
  ['Qual a chance de mais de 3,5 gols?', 'ratings'],
  ['Qual a chance de menos de 2,5 gols?', 'ratings'],
  ['Qual a chance de ambas marcarem?', 'ratings'],
  ['Qual a chance de {casa} não sofrer gol?', 'ratings'],
  ['Qual a chance de {fora} não sofrer gol?', 'ratings'],
  ['{casa} deve marcar pelo menos um gol?', 'ratings'],
  ['{fora} deve marcar pelo menos um gol?', 'ratings'],
  ['Qual a chance de sair gol no primeiro tempo?', 'ratings'],
  ['Qual tempo deve ter mais gols?', 'ratings'],
  ['Quem deve estar na frente no intervalo?', 'ratings'],
  ['Quantos escanteios são esperados?', 'statistics'],
  ['Quem deve ter mais escanteios?', 'statistics'],
  ['Qual a chance de mais de 9,5 escanteios?', 'statistics'],
  ['Quantos cartões são esperados?', 'statistics'],
  ['Quem deve receber mais cartões?', 'statistics'],
  ['Qual a média de escanteios de cada time?', 'form', 'statistics'],
  ['Qual a média de cartões de cada time?', 'form', 'statistics'],
  ['Este jogo deve ter mais gols do que a média do campeonato?', 'ratings'],
  ['Qual a média de gols deste campeonato?'],
  ['Com que frequência {casa} vence nos últimos jogos?', 'form'],
  ['Com que frequência {fora} vence nos últimos jogos?', 'form'],
  ['Como o modelo calcula as probabilidades deste jogo?'],
]

const VALUE: readonly Row[] = [
  ['Existe alguma aposta com valor neste jogo?', 'odds'],
  ['Por que não há recomendação neste jogo?', 'odds'],
  ['Qual é o maior edge desta partida?', 'odds'],
  ['Qual é a odd justa da vitória de {casa}?', 'ratings'],
  ['Qual é a odd justa da vitória de {fora}?', 'ratings'],
  ['Qual é a odd justa do empate?', 'ratings'],
  ['A odd do favorito está boa?', 'odds'],
  ['A odd da zebra está boa?', 'odds'],
  ['Que casa paga melhor na vitória de {casa}?', 'odds'],
  ['Que casa paga melhor no empate?', 'odds'],
  ['Que casa paga melhor em mais de 2,5 gols?', 'odds'],
  ['Há valor em mais de 2,5 gols?', 'odds'],
  ['Há valor em menos de 2,5 gols?', 'odds'],
  ['Há valor em ambas marcam?', 'odds'],
  ['O modelo e o mercado concordam neste jogo?', 'odds'],
  ['Onde o modelo mais discorda do mercado?', 'odds'],
  ['Qual a probabilidade de {casa} vencer?', 'ratings'],
  ['Qual a probabilidade de {fora} vencer?', 'ratings'],
  ['Qual a probabilidade de empate?', 'ratings'],
  ['Dupla chance vale a pena aqui?', 'ratings'],
  ['Empate anula aposta é melhor do que a vitória seca?', 'ratings'],
  ['O que diz o handicap asiático deste jogo?', 'ratings'],
  ['Que odd eu precisaria para a vitória de {casa} ter valor?', 'ratings'],
  ['Que odd eu precisaria para mais de 2,5 gols ter valor?', 'ratings'],
  ['Qual combinação tem a maior chance de bater?', 'ratings'],
  ['Explique a combinação A deste jogo.', 'ratings'],
  ['Por que não posso multiplicar as odds de uma combinação?'],
  ['O que é edge e como ele é calculado?'],
]

const RISK: readonly Row[] = [
  ['Quanto eu deveria colocar, no máximo, nesta partida?', 'odds'],
  ['Qual é o stake pelo Kelly a 25%?', 'odds'],
  ['Por que usar só um quarto do Kelly?'],
  ['Qual é a confiança desta análise?', 'ratings'],
  ['O que puxa a confiança desta análise para baixo?', 'ratings'],
  ['O que pode dar errado neste jogo?'],
  ['Quão incertas são estas probabilidades?', 'ratings'],
  ['Qual a chance de a recomendação perder?', 'odds'],
  ['É melhor ficar de fora deste jogo?'],
  ['Posso combinar este jogo com outros?'],
  ['Combinar mercados do mesmo jogo aumenta o risco?'],
  ['Qual a combinação mais arriscada deste jogo?', 'ratings'],
  ['Qual a combinação mais segura deste jogo?', 'ratings'],
  ['O que é variância e por que ela importa aqui?'],
  ['Quantas derrotas seguidas são normais?'],
  ['Como devo definir a minha banca?'],
  ['Devo aumentar o stake depois de perder?'],
  ['Devo apostar mais quando estou ganhando?'],
  ['Quanto da banca é demais em um só jogo?'],
  ['Uma odd baixa é uma aposta segura?'],
  ['Por que o favorito nem sempre tem valor?'],
  ['O que esta análise não leva em conta?'],
  ['Desfalques estão incluídos nas probabilidades?'],
  ['Estes dados são reais ou de demonstração?'],
  ['Quão recentes são os dados usados?'],
  ['O que acontece se a odd cair antes do jogo?', 'odds'],
  ['Como sei se estou tomando boas decisões?'],
  ['Onde encontro ajuda se o jogo deixou de ser diversão?'],
]

const BANK: Record<QuestionTheme, readonly Row[]> = {
  context: CONTEXT,
  statistics: STATISTICS,
  value: VALUE,
  risk: RISK,
}

/** Every strategic question we offer, by theme. The public pages' '100+' is counted here. */
export const QUESTIONS: readonly Question[] = QUESTION_THEMES.flatMap((theme) =>
  BANK[theme].map(([text, ...needs]) => ({ theme, text, needs })),
)

/** What of a briefing decides which questions fit. */
export type QuestionedMatch = { match: { home: string; away: string }; missing: readonly BriefedPart[] }

/** The questions of a theme that this match has something to answer with, in the clubs' own names. */
export function questionsFor({ match, missing }: QuestionedMatch, theme: QuestionTheme): string[] {
  return QUESTIONS.filter((question) => question.theme === theme)
    .filter(({ needs }) => !needs.some((part) => missing.includes(part)))
    .map(({ text }) => text.replaceAll('{casa}', match.home).replaceAll('{fora}', match.away))
}

/** Those that ask about method and money and not about a game: for a talk in which no match is chosen. */
const WITHOUT_MATCH: ReadonlySet<string> = new Set([
  'O que é edge e como ele é calculado?',
  'Por que não posso multiplicar as odds de uma combinação?',
  'Por que usar só um quarto do Kelly?',
  'Quantas derrotas seguidas são normais?',
  'Como devo definir a minha banca?',
  'Quanto da banca é demais em um só jogo?',
  'Devo aumentar o stake depois de perder?',
  'Devo apostar mais quando estou ganhando?',
  'Uma odd baixa é uma aposta segura?',
  'Por que o favorito nem sempre tem valor?',
  'Como sei se estou tomando boas decisões?',
  'Onde encontro ajuda se o jogo deixou de ser diversão?',
])

export function questionsWithoutMatch(theme: QuestionTheme): string[] {
  return QUESTIONS.filter((question) => question.theme === theme && WITHOUT_MATCH.has(question.text)).map(
    ({ text }) => text,
  )
}
