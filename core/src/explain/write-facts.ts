import { GRADE_MAX } from '#confidence/grade.ts'
import type { Fact } from '#explain/facts.ts'

/** Always told last: what no probability takes away. */
export const VARIANCE_NOTE =
  'Atenção à variância: mesmo uma boa análise perde várias vezes seguidas. Estes números são estimativas para estudo e não garantem resultado.'

/** One sentence a fact, in Brazilian Portuguese, every number as Brazilians write it. */
export function writeFacts(facts: readonly Fact[]): string[] {
  return facts.map(sentenceOf)
}

function sentenceOf(fact: Fact): string {
  switch (fact.kind) {
    case 'chance':
      return chanceSentence(fact)
    case 'price':
      return priceSentence(fact)
    case 'agreement':
      return agreementSentence(fact)
    case 'expectedGoals':
      return goalsSentence(fact)
    case 'attack':
      return `${fact.club} marcou em média ${decimal(fact.goalsPerGame, 2)} ${gols(fact.goalsPerGame)} por jogo nos últimos ${fact.games} jogos.`
    case 'defence':
      return `${fact.club} sofreu em média ${decimal(fact.concededPerGame, 2)} ${gols(fact.concededPerGame)} por jogo nos últimos ${fact.games} jogos.`
    case 'form':
      return `${fact.club} vem de ${counted(fact.wins, 'vitória')}, ${counted(fact.draws, 'empate')} e ${counted(fact.losses, 'derrota')} nos últimos ${fact.games} jogos.`
    case 'corners':
      return `São esperados ${decimal(fact.total, 1)} escanteios: ${decimal(fact.home, 1)} do mandante e ${decimal(fact.away, 1)} do visitante.`
    case 'cards':
      return `São esperados ${decimal(fact.total, 1)} cartões: ${decimal(fact.home, 1)} do mandante e ${decimal(fact.away, 1)} do visitante.`
    case 'weather':
      return `Previsão de ${decimal(fact.rainChancePct, 0)}% de chance de chuva e vento de ${decimal(fact.windKmh, 0)} km/h no início da partida.`
  }
}

type Of<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>

function chanceSentence({ market, pooledPct, fairOdd, grade }: Of<'chance'>): string {
  const fair = fairOdd === null ? '' : `, o que corresponde a uma odd justa de ${decimal(fairOdd, 2)}`
  return `"${market.name}" tem ${decimal(pooledPct, 1)}% de probabilidade${fair}, com confiança de ${decimal(grade, 1)}/${GRADE_MAX}.`
}

function priceSentence({ odd, edgePct }: Of<'price'>): string {
  if (edgePct > 0) {
    return `A odd de ${decimal(odd, 2)} paga acima do que a probabilidade justifica: edge de ${decimal(edgePct, 1)}%.`
  }
  return `A odd de ${decimal(odd, 2)} não paga o risco: edge de ${decimal(edgePct, 1)}%.`
}

/** Model and market this near to each other, in points of percent, say the same. */
const SAME_POINTS = 3

function agreementSentence({ modelPct, marketPct, gapPoints }: Of<'agreement'>): string {
  const both = `modelo em ${decimal(modelPct, 1)}%, mercado em ${decimal(marketPct, 1)}%`
  if (gapPoints <= SAME_POINTS) return `Modelo e mercado concordam: ${both}.`
  const side = modelPct > marketPct ? 'acima' : 'abaixo'
  return `O modelo está ${side} do mercado: ${both}. Diferenças assim costumam ser erro do modelo, por isso a probabilidade conjunta pesa mais o mercado.`
}

function goalsSentence({ home, away, homeGoals, awayGoals, leagueGoals }: Of<'expectedGoals'>): string {
  const expected = `Gols esperados: ${home} ${decimal(homeGoals, 2)}, ${away} ${decimal(awayGoals, 2)}`
  return leagueGoals === null
    ? `${expected}.`
    : `${expected}; a média do campeonato é de ${decimal(leagueGoals, 2)} gols por jogo.`
}

/** 62.46 with one decimal is '62,5'; -1.7 is '−1,7' as on every screen, and -0.04 is '0,0'. */
function decimal(value: number, decimals: number): string {
  const rounded = Math.abs(value) < 0.5 * 10 ** -decimals ? 0 : value
  return rounded.toFixed(decimals).replace('.', ',').replace('-', '−')
}

const gols = (count: number) => (count >= 2 ? 'gols' : 'gol')
const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
