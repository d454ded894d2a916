import { writeShare } from '@prancheta/core/chat/figures.ts'
import { findMarket, type Scene, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import { isOfBets, type Reader, said } from './hear.ts'
import { gamesQuery, recent } from './measure.ts'

const MEETINGS = /\bconfrontos?\b|\bh2h\b|\bretrospecto\b|\bfregues\w*|\bhistorico\b|\btabu\b|\bse enfrent\w+/

const FEW =
  /\bamostra\b|\b(?:e|sao|seja\w*|nao e|nao sao|so|muito|demais|tao) (?:muito |mto )?(?:pouc[oa]s?|pequen\w+)\b|\b(?:suficiente|basta\w*)\b|\bpouco jogo\b/
const OF_GAMES = /\bjogos?\b|\bamostra\b|\bconfrontos?\b|\bpartidas?\b/

/** 'Dez jogos não é pouco?', 'essa amostra serve pra alguma coisa?' */
export const readSample: Reader = (heard) => {
  const { scene, text, side, before, last } = heard
  if (!FEW.test(text) || !OF_GAMES.test(text) || isOfBets(heard) || /\bgols?\b|\bmodelo\b|\bconfianca\b/.test(text))
    return null
  const isMeetings =
    MEETINGS.test(text) || (before?.kind === 'games' && before.of === 'meetings') || MEETINGS.test(last)
  const count = isMeetings ? scene.briefing.headToHead.length : recent(scene, side ?? 'home').length
  if (count === 0) return null
  const how = isMeetings
    ? `É pequena, sim: ${count === 1 ? 'um confronto só não diz' : `${count} confrontos dizem`} quase nada, ainda mais com elencos que mudam. Serve de contexto; na conta cada jogo desses vale como qualquer outro, e os antigos valem menos.`
    : `É pouco, sim: em ${count} jogos a sorte e a força dos adversários pesam muito, e o que se vê é só o momento. Por isso a conta não para neles: usa a temporada inteira e até antes, com os jogos antigos pesando menos.`
  return said(how, gamesQuery(side ? [side] : ['home', 'away'], { of: isMeetings ? 'meetings' : 'form' }))
}

const HALVES =
  /\b(?:primeiro|1o|segundo|2o) (?:ou (?:de |do |no )?(?:primeiro|1o|segundo|2o) )?tempo\b|\b(?:em |n)?qua(?:l|is)(?: d?os)? tempos?\b|\bque tempo\b/
const USUALLY =
  /\btime de\b|\bcostum\w+|\bgeralmente\b|\bnormalmente\b|\b(?:leva|sofre|toma|marca|faz)\b(?: mais)? gols?\b|\bultim[oa]s\b|\be (?:mais )?(?:de|do) (?:primeiro|segundo)\b/

/** Goals of past games are not known by half, nor by the minute. */
export const readHalves: Reader = (heard) => {
  const { scene, text } = heard
  if (isOfBets(heard)) return null
  if (HALVES.test(text) && USUALLY.test(text) && heard.clubs.length > 0)
    return said(
      sentences(
        'Isso não dá para saber aqui: dos jogos passados tenho só o placar final, sem os gols de cada tempo.',
        ofHalves(scene),
      ),
    )
  return MINUTES.test(text) &&
    /\b(?:gols?|lev\w+|sofr\w+|tom\w+|marc\w+|fa[sz]\w*)\b/.test(text) &&
    !/\bquem\b/.test(text)
    ? said(
        'Isso não dá para saber aqui: dos jogos passados tenho só o placar final, sem o minuto dos gols. Por isso não sei dizer se saem mais no fim ou no começo.',
      )
    : null
}

const MINUTES =
  /\b(?:marca|sofre|leva|toma)\w* (?:gols? )?(?:logo )?(?:cedo|tarde)\b|\b(?:no|pro|perto do|nos) (?:fim|final|finalzinho|comecinho|comeco|inicio|acrescimos|minutos? finais|ultimos minutos|apagar das luzes)\b(?! d[oa] (?:tabela|ano|mes|campeonato|temporada|rodada))(?! d?esses)|\bem que minutos?\b|\breta final\b/

function ofHalves(scene: Scene): string | null {
  const [first, second] = ['firstHalf.goals.over0.5', 'secondHalf.goals.over0.5'].map((id) => findMarket(scene, id))
  return first && second && scene.phase === 'ahead'
    ? `Neste jogo, somando os dois lados, ${inSentence(first)} tem ${writeShare(first.pooledChance)} de chance e ${inSentence(second)}, ${writeShare(second.pooledChance)}.`
    : null
}
