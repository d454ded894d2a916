import { writeDay, writeDecimal, writeTime } from '@prancheta/core/chat/figures.ts'
import type { Side } from '#reading/ask.ts'
import { nameOf, type Scene, sentences } from '#scene.ts'
import { absent } from '#writers/absent.ts'
import { WET_PCT, writeWeather } from '#writers/past.ts'
import type { AroundQuery } from './query.ts'

/** Weather, time, place, and who plays. */
export function tellAround(scene: Scene, { kind, side, degrees }: AroundQuery): string | null {
  switch (kind) {
    case 'rain':
      return rain(scene)
    case 'heat':
      return heat(scene, degrees)
    case 'wind':
      return wind(scene)
    case 'postponed':
      return scene.phase === 'over'
        ? when(scene)
        : `Nos meus dados o jogo segue de pé, e não recebo notícia de adiamento: vale conferir com os clubes. ${when(scene)}`
    case 'competition':
      return competition(scene)
    case 'rest':
      return rest(scene, side)
    case 'weather':
      return writeWeather(scene)
    case 'weatherEffect':
      return effect(scene)
    case 'when':
      return when(scene)
    case 'where':
      return where(scene)
    case 'whenWhere':
      return sentences(when(scene), where(scene))
    case 'absent':
      return `Não dá para saber aqui quem ${side ? `desfalca ${nameOf(scene, side)}` : 'está fora'}: nenhuma das minhas fontes traz lesão, suspensão ou escalação. Os números partem do desempenho dos times, então uma ausência de peso não está neles; perto da hora do jogo, os canais dos clubes costumam confirmar.`
    case 'player':
      return `Isso não dá para saber aqui: nomes e escalação${side ? ` de ${nameOf(scene, side)}` : ''} não estão em nenhuma das minhas fontes. O que tenho do ataque e da defesa é o do time inteiro, em gols feitos e sofridos.`
    case 'scorers':
      return 'Quem fez os gols não dá para saber aqui: dados de jogadores não fazem parte do que recebo. Tenho só os gols de cada time e os placares.'
    case 'referee':
      return 'O árbitro da partida eu não conheço, nem quantos cartões ele costuma dar. O que tenho são as médias de cartões dos dois times.'
    case 'coach':
      return 'Não: troca de técnico não entra na conta, que olha só para resultados e preços. Ela aparece aos poucos, pelos jogos seguintes.'
    case 'pitch':
      return 'Isso não dá para saber aqui: gramado, altitude e tamanho do campo não estão nos meus dados.'
    case 'travel':
      return 'Distância e viagem também não estão nos meus dados, e não entram na conta.'
    case 'lineup':
      return 'Escalação eu não tenho, nem a provável: nenhuma das minhas fontes traz nomes, e por isso não sei se já saiu. Quem quiser conferir acha nos canais dos clubes perto da hora do jogo.'
    case 'lineupWhen':
      return `A hora exata eu não tenho; em geral os clubes divulgam cerca de uma hora antes de a bola rolar. ${when(scene)}`
    default:
      return null
  }
}

function rain(scene: Scene): string {
  const { weather } = scene.briefing
  const pct = weather?.chanceOfRainPct ?? null
  if (!weather || pct === null) return absent(scene, 'weather', 'a chuva na hora do jogo')
  if (scene.phase === 'over')
    return `Se choveu eu não sei: só tenho a previsão de antes do jogo, que dava ${writeDecimal(pct)}% de chance de chuva.`
  const verdict =
    pct >= WET_PCT
      ? 'É mais provável que sim'
      : pct >= LIKELY_DRY
        ? 'Pode chover, mas o mais provável é que não'
        : 'É pouco provável'
  const wind = weather.windKmh === null ? null : `Vento de ${writeDecimal(weather.windKmh)} km/h.`
  return sentences(`${verdict}: a previsão dá ${writeDecimal(pct)}% de chance de chuva.`, wind)
}

const LIKELY_DRY = 25

function effect(scene: Scene): string {
  const pct = scene.briefing.weather?.chanceOfRainPct ?? null
  const known =
    pct === null ? 'A previsão de chuva eu não tenho.' : `A previsão dá ${writeDecimal(pct)}% de chance de chuva.`
  const usual =
    pct !== null && pct >= WET_PCT
      ? 'Com gramado molhado a bola corre mais e o erro aparece, para os dois lados.'
      : null
  return sentences(
    'Quanto o tempo muda os gols não dá para dizer aqui: o modelo não usa clima na conta, e nenhum número desta análise sobe ou desce por causa dele.',
    known,
    usual,
  )
}

function when({ briefing: { match }, home, away, phase }: Scene): string {
  const time = match.isTimeKnown ? `, às ${writeTime(match.kickOffUtc)} de Brasília` : ', com horário ainda a confirmar'
  return phase === 'over'
    ? `O jogo foi em ${writeDay(match.kickOffUtc)}${time}.`
    : `${home} e ${away} jogam em ${writeDay(match.kickOffUtc)}${time}.`
}

function where({ briefing: { match }, home }: Scene): string {
  if (!match.stadium)
    return match.city
      ? `O estádio eu não tenho; a cidade é ${match.city}, com mando de ${home}.`
      : `O estádio eu não tenho; o mando é de ${home}.`
  return `O local é ${match.stadium}${match.city ? `, em ${match.city}` : ''}, com mando de ${home}.`
}

function heat(scene: Scene, degrees: number | undefined): string {
  const { minTemp = null, maxTemp = null } = scene.briefing.weather ?? {}
  if (minTemp === null || maxTemp === null) return absent(scene, 'weather', 'a temperatura')
  if (degrees !== undefined && degrees > maxTemp)
    return `Tanto não: a máxima prevista é de ${writeDecimal(maxTemp)} °C.`
  const verdict = maxTemp >= HOT ? 'Faz calor' : minTemp <= COLD ? 'Faz frio' : 'Nem tanto'
  return `${verdict}: a previsão é de temperatura entre ${writeDecimal(minTemp)} °C e ${writeDecimal(maxTemp)} °C no dia.`
}

const HOT = 30
const COLD = 12
const WINDY = 30

function wind(scene: Scene): string {
  const speed = scene.briefing.weather?.windKmh ?? null
  if (speed === null) return absent(scene, 'weather', 'o vento')
  return `${speed >= WINDY ? 'Sim, e forte' : 'Pouco'}: a previsão é de vento de ${writeDecimal(speed)} km/h.`
}

function competition({ briefing: { match }, home }: Scene): string {
  return `${match.league}${match.round ? `, ${match.round}` : ''}, com mando de ${home}${match.stadium ? `: o local é ${match.stadium}` : ''}.`
}

/** Days between the newest game and this one, as the calendar of São Paulo counts them. */
function rest(scene: Scene, side: Side | null): string | null {
  const { match, form } = scene.briefing
  const told = (side ? [side] : (['home', 'away'] as const)).flatMap((one) => {
    const [game] = form[one]?.games ?? []
    if (!game) return []
    return `${nameOf(scene, one)} jogou pela última vez em ${writeDay(game.date)}, e chega com ${daysBetween(game.date, match.kickOffUtc)} dias de descanso.`
  })
  return told.length === 0 ? null : sentences(...told, 'Cansaço não entra na conta.')
}

const dayOf = (utc: string): number => Date.parse(writeDay(utc).split('/').toReversed().join('-'))
const daysBetween = (from: string, to: string): number => Math.round((dayOf(to) - dayOf(from)) / 86_400_000)
