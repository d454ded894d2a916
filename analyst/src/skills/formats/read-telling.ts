import { countOf } from '#reading/spoken-numbers.ts'
import type { Scene } from '#scene.ts'
import { Parts } from './parts.ts'
import { callOf } from './subjects.ts'

/** In whose voice, and for whom. */
type Tone = 'plain' | 'group' | 'radio' | 'child' | 'simple' | 'news' | 'rhyme' | 'title'

/** A text about the match as a whole, as it is wanted. */
export type Telling = {
  kind: 'telling'
  tone: Tone
  /** So many sentences, points or words; null for as many as the tone usually takes. */
  size: { of: 'sentences' | 'points' | 'words' | 'lines' | 'characters'; count: number } | null
  hasNumbers: boolean
  hasEmoji: boolean
  /** How far the usual length was cut or drawn out: -1 is shorter, 1 is longer. */
  stretch: number
  withMeetings: boolean
  withSides: boolean
}

const NUMBER =
  '(\\d{1,3}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|cinquenta|cem)'
const TONES: readonly { tone: Tone; said: RegExp }[] = [
  {
    tone: 'radio',
    said: /\b(narr\w+|como se fosse|igual|que nem|estilo|voz de|tipo)? ?(um |o )?(locutor|narrador|comentarista|radialista)( d[eo])?( radio| tv| futebol| am| fm)*\b|\b(n[oa] |de |estilo )?radio( am| fm)?\b|\bnarr\w+( a analise)?\b/,
  },
  {
    tone: 'rhyme',
    said: /\b(quadrinha|verso|versinho|poema|poesia|cordel|rima\w*|repente|soneto|haicai)s?( rimad[ao])?( (tipo|em|de|estilo) (cordel|rima|repente))?\b/,
  },
  { tone: 'title', said: /\b(titulo|manchete|chamada|headline)\b( d[ea] (materia|noticia|jornal))?/ },
  {
    tone: 'news',
    said: /\b(pra |para )?(abrir |abertura de )?(uma |a )?(materia|noticia|reportagem|coluna|jornal|release)\b|\btom (neutro|jornalistico|imparcial)\b/,
  },
  {
    tone: 'group',
    said: /\b(pra|para|n[oa]) (eu )?(mandar |jogar |postar |colocar |colar |botar )*(n[oa] |pr[oa] )?(grupo|zap|whats\w*|story|status|stories|insta\w*)( d[oae] (zap|whats\w*|familia|futebol|pelada|galera|firma|trampo))?\b|\b(grupo|zap|whatsapp|story|tweet|tuite|twitter|post|legenda)\b/,
  },
  {
    tone: 'child',
    said: /\b(meu|minha|pr[ao]|para|de|um|uma) (um |uma )?(filh[oa]|crianca|net[oa]|sobrinh[oa]|menin[oa]|guri)\b( (d[eo] )?(\d{1,2}|cinco|seis|sete|oito|dez) anos)?|\bcriancas?\b|\b(pra|para|tivesse|tem|de) (\d|cinco|seis|sete|oito|dez|10) anos\b/,
  },
  {
    tone: 'simple',
    said: /\b(bem |mais |de (um )?jeito |de forma |com letra |linguagem |com palavras |em palavras )*(simples|simplificad\w+|facin?ho|facil|facei?s|basic\w+|mastigad\w+|leig[oa]s?)\b|\bsimplific\w+\b|\bsem (termos?|jargao|jargoes|palavras? dific\w+|juridiques|economes|tecniques)( tecnic\w+| em ingles)?\b|\bque nem gente\b|\bportugues (claro|normal)\b|\bdevagar\b|\bnao entendo (ess[eas]+ |nada (de|disso) ?)?(termos?|nada|disso|aposta)?( em ingles)?/,
  },
]
const SIZE = new RegExp(
  `\\b(?:em|com|de|numa?|no|so|apenas|cada um com no)? ?(?:ate|no maximo|maximo de|umas?|uns|exatamente|cerca de|menos de|so)? ?${NUMBER} (?:so |unic[oa] |curt[oa]s? )?(frases?|linhas?|linhazinhas?|palavras?|caracteres|toques|pontos?|topicos?|itens|bullets?|fatos|curiosidades|coisas|paragrafos?|versos?|sentencas?)(?: so| apenas| curt[oa]s?| principais| importantes| ai)*\\b`,
)
const ONE_SENTENCE = /\b(em|numa|com|de)? ?(uma |1 )?(so |unica )?(frase|linha|sentenca)( so| unica| curta)?\b/
const ABOUT =
  /\b(resum\w+|sintetiz\w+|sintese|tldr|tl dr|panorama|geral(zao)?|explic\w+|descrev\w+|analis\w+|cont[ae]\w*|textinho|texto|mensagem|mensagenzinha|paragrafo|escrev\w+|fatos|curiosidades|o que (esperar|voce acha|vc acha|acha|achou|os numeros dizem|diz a analise)|visao geral|tweet|tuite|essencial|principal|principais|lembrar|destaques|conclus\w+)\b( (d[oae]s?|sobre|n[ao]) (jogo|partida|confronto|duelo|analise))?/
const NO_NUMBERS =
  /\b(sem|nao) (usar |us[ea] |por |colocar |nenhum |falar (de |em )?)*(numeros?|numero|porcentage\w+|percentua\w+|estatisticas?|numerada)( nenhum\w*| dific\w+| quebrad\w+)?\b|\b(tir\w+|remov\w+) (os |as )?(numeros?|porcentage\w+)( dific\w+)?\b/
const EXCUSE =
  /\b(que |q )?(a galera|o pessoal|eles|eu|o vo|a vo|ele|ela)? ?(la )?(boia\w*|me perco|se perde\w*|nao entende\w*|tem pressa|e emocionad\w+|fica perdid\w+)( com (porcentagem|numeros?|isso))?\b|\b(to|estou) (n[oa] |com |sem |chegando |voltando )(busao|onibus|pressa|tempo|metro|carro|trampo|transito|casa|corrid\w+)( em casa| d[oe] (trabalho|trampo))?\b|\bquer (saber|entender)( quem vai ganhar| quem ganha)?\b/
const SHORT = /\b(curt\w+|pequen\w+|breve|rapid\w+|enxut\w+|poucas palavras|concis\w+|mini)\b/
const EMOJI =
  /\b(com |um |uns |alguns |dois |ou |umas |figurinha|bot\w+ |poe |coloc\w+ )*(emojis?|emoticons?|figurinhas?|carinhas?)( ou dois)?( e ja era)?\b/
const NUMBERS_IN =
  /\b(mas )?com (o |a |os |as )?(numeros?|chances?|porcentage\w+)( certos| de cada( um| resultado| time)?| principais)*\b/
const WHO_WINS = /\b(quem (vai ganhar|ganha|vence|vai vencer|tem mais chance\w*|e favorito))\b( e por que| e porque)?/
const WHY_FAVOURITE = /\b(o )?(por ?que|motivo)\b.*\bfavorit[oa]\b/
const MEETINGS =
  /\b(inclu\w+ |acrescent\w+ |com )?(o |os )?(retrospecto|confrontos diretos?|historico|h2h)( entre (os |as )?(clubes|times|dois|eles))?\b/
const SIDES = /\b(com )?(os )?pros e (os )?contras\b/
export const PROMISELESS =
  /\b(e )?sem (promet\w+|garant\w+|falar (de|em)|hashtags?|vender|forcar)( (green|nada|lucro|dinheiro|aposta|certeza|vitoria|resultado|que vai ganhar))*\b/

/** The text about the match that a message asks for; null where it asks for something of it only. */
export function readTelling(text: string, scene: Scene): Telling | null {
  if (scene.phase !== 'ahead') return null
  const parts = new Parts(text)
  const told = takeWishes(parts)
  const isAbout = parts.has(ABOUT) || /\b(fatos|curiosidades)\b/.test(text)
  const asksWho = parts.has(WHO_WINS) || (!told.hasNumbers && parts.has(WHY_FAVOURITE))
  parts.has(callOf(scene, 'home'))
  parts.has(callOf(scene, 'away'))
  parts.has(
    /\b(x|contra|versus|vs|analise|fatos?|maximo|seis|oito|letra|final|hoje|quer|chegam|ganhar|time|possa|mandar|lances?|curtas)\b/,
  )
  const isWhole =
    isAbout || (told.tone !== 'plain' && (asksWho || told.tone !== 'simple')) || /^(tldr|tl dr)$/.test(text)
  // The meetings alone are another question.
  if (
    told.withMeetings &&
    !/\b(?:inclu\w+|acrescent\w+|com) (?:o |os )?(?:retrospecto|confront|historico|h2h)/.test(text)
  )
    return null
  // 'Explica por quê' is asked of the answer before.
  if (!isWhole || !parts.isUnderstood || (!asksWho && /\bpor ?que\b/.test(text))) return null
  // 'Resume' alone is the old summary, whole.
  const isShaped =
    told.tone !== 'plain' ||
    told.size ||
    !told.hasNumbers ||
    told.hasEmoji ||
    told.stretch !== 0 ||
    text.startsWith('tl')
  return isShaped ? (text.startsWith('tl') ? { ...told, stretch: -1 } : told) : null
}

export function takeWishes(parts: Parts): Telling {
  parts.has(PROMISELESS)
  const hasNumbers = !parts.has(NO_NUMBERS)
  const isShort = parts.has(SHORT)
  const tone = TONES.filter(({ said }) => parts.has(said)).map((one) => one.tone)[0] ?? 'plain'
  parts.has(EXCUSE)
  const hasEmoji = parts.has(EMOJI)
  parts.has(NUMBERS_IN)
  const size = takeSize(parts)
  return {
    kind: 'telling',
    tone,
    size,
    hasNumbers,
    hasEmoji,
    stretch: isShort && size === null ? -1 : 0,
    withSides: parts.has(SIDES),
    withMeetings: parts.has(MEETINGS),
  }
}

function takeSize(parts: Parts): Telling['size'] {
  const sizes: NonNullable<Telling['size']>[] = []
  for (let found = parts.take(SIZE); found; found = parts.take(SIZE)) {
    const count = countOf(found[1] ?? '')
    const of = found[2] ?? ''
    if (/^paragrafo/.test(of)) continue
    sizes.push({
      of: /^palavra/.test(of)
        ? 'words'
        : /^(caract|toques)/.test(of)
          ? 'characters'
          : /^(frase|sentenca)/.test(of)
            ? 'sentences'
            : /^(linha|verso)/.test(of)
              ? 'lines'
              : 'points',
      count,
    })
  }
  if (sizes.length > 0)
    return sizes.find(({ of }) => of === 'points') ?? sizes.find(({ of }) => of === 'words') ?? sizes[0] ?? null
  return parts.has(ONE_SENTENCE) ? { of: 'sentences', count: 1 } : null
}
