import { writeShare } from '@prancheta/core/chat/figures.ts'
import { plainText } from '#reading/plain-text.ts'
import { findMarket, type Scene, sentences } from '#scene.ts'
import { inSentence } from '#writers/market-words.ts'
import type { Message, Reply, Skill } from '../skill.ts'
import * as CARE from './care-answers.ts'
import * as SELF from './self-answers.ts'
import { questionWithin } from './within.ts'

type Said = { asked: RegExp; but?: RegExp; text: string }

const SAID: readonly Said[] = [
  {
    asked: /\b(toda vez|sempre|quando) (que )?eu (visto|uso|boto|coloco|assisto|vejo)\b.*\b(perd\w+|ganh\w+)\b/,
    but: /\b(chances?|apost\w+|quantas)\b/,
    text: CARE.LUCKY_SHIRT,
  },
  { asked: /\b(sem nada (pra|para) fazer|tedio|entediad\w+)\b/, text: CARE.BORED },
  {
    asked:
      /\b(flamenguista|corint\w+|palmeirense|vascain\w+|tricolor|botafoguense|gremista|colorad\w+|santista|cruzeirense|atleticano)\b/,
    text: SELF.NO_CLUB_STILL,
  },
  {
    asked:
      /\b(voce )?torce (pra|para|por|pro) (quem|que|qual|algum)\b|\b(qual|que) .{0,12}(seu|teu) time\b|\btime do coracao\b/,
    text: SELF.NO_CLUB,
  },
  {
    asked:
      /\b(voce|tu) (dorme|come|bebe|tem (mulher|familia|filhos?|namorad\w+|esposa)|namora|e casad\w+|cansa)\b|\btem mulher\b/,
    text: SELF.NO_LIFE,
  },
  { asked: /^(e )?(voce )?(tambem )?aposta( tambem)?( voce)?$|\bvoce (tambem )?aposta\b/, text: SELF.NO_BETS },
  {
    asked:
      /\b(gente ou (robo|maquina)|robo ou (gente|pessoa|humano)|voce e (gente|humano|uma pessoa|real|de verdade))\b/,
    text: SELF.NOT_HUMAN,
  },
  {
    asked:
      /\b(lembra|lembrar|esquece|guarda)\b.{0,24}\b(conversa|de mim|disso|do que (eu |a gente )?(falei|falou|disse|perguntei|contei)|amanha)\b|\bamanha voce .{0,12}lembra\b/,
    but: /\b(apag\w+|exclu\w+|quem ve|esposa|patrao)\b/,
    text: SELF.MEMORY,
  },
  {
    asked: /\b(voce|tu|vc) e (muito )?(burr\w+|idiota|tap\w+|inutil|ruim)\b/,
    but: /\b(qual|quem|quanto)\b/,
    text: SELF.STUPID,
  },
  {
    asked:
      /\b(meu|minha|ate (o |a )?(meu|minha)) (papagaio|cachorro|gato|vo|avo|sobrinh\w+|filh\w+|vizinh\w+)\b.{0,20}\b(acert\w+|sabe|preve|chuta) (mais|melhor)\b/,
    text: SELF.PARROT,
  },
  {
    asked:
      /\bmotivo (pra|para) (ouvir|escutar|confiar|acreditar|usar)\b|\bpor que (eu )?(ouviria|escutaria|ouvir|devo ouvir) voce\b/,
    text: SELF.WHY_ME,
  },
  {
    asked:
      /\b(so|sempre) aposto contra\b|\b(vou )?apostar? contra (eles|esse time|ele)\b.{0,20}\b(sempre|ate|agora|todo)\b/,
    text: CARE.AGAINST_CLUB,
  },
  {
    asked: /\b(odeio|odio d\w+|raiva d\w+|nojo d\w+)\b.*\b(perder|perdi|ferr\w+|red)\b/,
    but: /\b(qual|quem|quanto|me (da|indica)|chances?|tem como|sera|vai|pode)\b/,
    text: CARE.CLUB_ANGER,
  },
  {
    asked: /\b\d+ (greens?|acertos|vitorias) (seguid\w+|em sequencia|direto)\b|\b(sou|eu sou) o (rei|cara|brabo)\b/,
    but: /\b(dobr\w+|tudo|qual|quanto)\b/,
    text: CARE.STREAK,
  },
  {
    asked:
      /\b(site|casa|bet)\b.{0,24}\b(e|sao) (um |uma |mesmo )?(serio|seria|serios|serias|confiavel|confiaveis|de confianca|golpe|seguro)\b|\bmedo de golpe\b/,
    but: /\b(voces|prancheta|analise|numeros)\b/,
    text: CARE.SITE_SERIOUS,
  },
]

/** What people say around a match: greetings, teasing, opinions, themselves. */
export const people: Skill = (message) => {
  const within = questionWithin(message.question)
  if (within !== null) return message.instead(within)
  const plain = plainText(message.question)
  const said = SAID.find(({ asked, but }) => asked.test(plain) && !but?.test(plain))
  if (said) return { text: said.text, markets: [] }
  if (partsOnly(plain)) return { text: SELF.THANKS_BYE, markets: [] }
  return message.scene ? opinion(message, message.scene, plain) : null
}

/** 'Entendi, obrigada viu, boa noite': thanks and a farewell, and nothing else. */
const PARTING =
  /\b(entendi|saquei|ta|ok|beleza|certo|muito|obrigad[oa]|brigad[oa]|valeu|viu|boa noite|bom dia|boa tarde|ate (mais|logo|amanha)|tchau|falou|abracos?|bjs?|beijos?|por (tudo|hoje|enquanto)|era (so )?isso|so isso|pela (ajuda|forca)|demais|mesmo|vou (dormir|nessa|la)|meu (amigo|querido|caro)|amigo|querido|mano|e|foi bom|conversar|com voce)\b/g
const HAS_THANKS = /\b(obrigad[oa]|brigad[oa]|valeu|tchau|falou|boa noite|ate (mais|logo|amanha))\b/

const partsOnly = (plain: string): boolean =>
  HAS_THANKS.test(plain) && plain.split(' ').length > 2 && plain.replaceAll(PARTING, ' ').trim() === ''

const OPINION =
  /\b(o que|que) voce acha\b.{0,24}\b(vai dar|da|que (ganha|vai)|hoje|vai ser)\b|\b(na )?sua opiniao\b|\bvoce acha que (vai dar|ganha)\b/
const FEELING = /\b(no feeling|no chute|no palpite|de coracao|no achismo|chuta ai|no instinto)\b/

/** Asked for a view without numbers: there is none but what the numbers say, told plainly. */
function opinion({ earlier }: Message, scene: Scene, plain: string): Reply | null {
  const isFeeling = FEELING.test(plain) && plain.split(' ').length <= 8
  if ((!isFeeling && !OPINION.test(plain)) || scene.phase !== 'ahead') return null
  if (/\b(valor|odd|over|under|escanteio\w*|cart\w+|ambas|handicap|analise|aposta\w*)\b/.test(plain)) return null
  const [first, second] = ['home', 'draw', 'away']
    .flatMap((end) => findMarket(scene, `result.${end}`) ?? [])
    .toSorted((a, b) => b.pooledChance - a.pooledChance)
  if (!first || !second) return null
  const isAgain = earlier.some((one) => OPINION.test(plainText(one.question)))
  return {
    text: sentences(
      isAgain ? 'Feeling eu não tenho, sou um programa, e fingir um seria inventar.' : null,
      `${isAgain ? 'Se fosse para ficar com um' : 'Fico com o que é mais provável'}: ${inSentence(first)}, com ${writeShare(first.pooledChance)} de chance, contra ${writeShare(second.pooledChance)} de ${inSentence(second)}.`,
      first.pooledChance < 0.5 ? 'Repare que é menos da metade das vezes.' : 'E mesmo assim falha muitas vezes.',
    ),
    markets: [first.id],
  }
}
