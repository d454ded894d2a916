/** What our voice never says, whoever writes: that money comes, that a result is certain, or that somebody should bet. */
export type Refusal = 'promise' | 'certainty' | 'urging'

type Row = { refusal: Refusal; words: RegExp; mayBeDenied: boolean }

const BET = '(?:apost|entr)'

/** Over plain text: lower case, without accents. */
const ROWS: readonly Row[] = [
  {
    refusal: 'promise',
    mayBeDenied: true,
    words:
      /lucros? (?:cert|garantid|facil|segur|rapid|todo|diari|mensa)\p{L}*|(?:vai|vao|ira|voce) (?:te |lhe )?(?:dar |gerar |trazer |ter )?lucr\p{L}+|(?<!\p{L})lucre(?!\p{L})|dinheiro (?:facil|certo|garantido|na mao)|renda (?:extra|garantida|certa)|(?:ganh\p{L}+|retorno) (?:garantid|cert)[oa]|sem risco|risco zero|nao tem como (?:perder|errar|dar errado)|impossivel (?:perder|errar|dar errado)|fic(?:ar|a) ric[oa]|multiplic\p{L}+ (?:seu|o seu) dinheiro|investimento (?:segur|cert|garantid)\p{L}+|e um investimento/gu,
  },
  {
    refusal: 'certainty',
    mayBeDenied: true,
    words:
      /garant(?:e|em|ia|ida|ido|idas|idos|imos|ir|o)(?!\p{L})|(?:com|tenho|temos|ha|pode ter|tem|e|é) (?:toda |absoluta |a )?certeza|certeza (?:absoluta|de (?:que|vitoria|gol|green))|(?:aposta|vitoria|green|resultado|palpite|gol|bola|jogo) (?:cert|segur|garantid)[oa]s?(?!\p{L})|100 ?% (?:cert|segur|garantid)\p{L}+|barbada|cravad[oa]|infalivel|nao (?:tem|ha) (?:erro|duvida)|sem duvida(?: alguma| nenhuma)?|com certeza|certamente (?:vence|ganha|vai)|(?:vai|vao) (?:vencer|ganhar|perder|empatar) (?:com certeza|sem duvida|facil)/gu,
  },
  {
    refusal: 'urging',
    mayBeDenied: false,
    words: new RegExp(
      [
        String.raw`(?<!\p{L})(?:aposte|apostem|invista|aproveite|aproveitem|dobre|all[ -]?in)(?!\p{L})`,
        String.raw`(?<!\p{L}|quem |que |se |nao )entre (?:com|agora|ja|nessa|nesta|forte|pesado)(?!\p{L})`,
        String.raw`(?:vale|recomendo|sugiro|indico|aconselho|compensa)(?: muito)?(?: a pena)? (?:${BET}ar|a aposta|essa aposta|esta aposta)(?!\p{L}| sugerida)`,
        String.raw`(?:voce )?(?:deve(?:ria)?|precisa|tem (?:de|que)) ${BET}ar(?!\p{L})`,
        String.raw`(?:pode|vamos) (?:${BET}ar|ir) (?:tranquil|sem medo|com tudo|pesado|forte|sossegad|nessa)\p{L}*`,
        String.raw`nao (?:perca|deixe passar|fique de fora)(?!\p{L})|corra (?:para|antes)|antes que (?:a odd caia|acabe)|ultima chance`,
        String.raw`recupera(?:r|re?) (?:o|as|os|a|suas?|seu) (?:prejuizo|perda|dinheiro)s?|aument(?:e|ar) (?:o valor|a stake|as apostas|a aposta)`,
        String.raw`(?:coloque|bote|jogue) (?:tudo|seu dinheiro|r\$|dinheiro)`,
      ].join('|'),
      'gu',
    ),
  },
]

/** 'Nada é garantido', 'nunca incentivamos', 'não há certeza': denied in the same breath. */
const DENIED =
  /(?<!\p{L})(?:nao|nada|nunca|nenhum[a]?|ninguem|jamais|nem|sem|longe de|tampouco)(?!\p{L})[^.;!?]{0,60}$/u
/** 'Garantia eu não dou', 'certeza ninguém tem'. */
const DENIED_AFTER = /^(?: (?:eu|a gente|nos))? (?:nao|ninguem|nunca|nenhum)(?!\p{L})/u
const ADVISED_AGAINST = /(?<!\p{L})(?:nao|nunca|jamais|evite|nem|ninguem)(?!\p{L})[^.,;!?]{0,24}$/u

/** What of it a sentence says; null where it says nothing of the kind. `plain` is lower case without accents. */
export function findRefusal(plain: string): Refusal | null {
  for (const { refusal, words, mayBeDenied } of ROWS) {
    for (const { 0: said, index } of plain.matchAll(words)) {
      const before = plain.slice(Math.max(0, index - 80), index)
      const isDenied = mayBeDenied
        ? DENIED.test(before) || DENIED_AFTER.test(plain.slice(index + said.length))
        : ADVISED_AGAINST.test(before)
      if (!isDenied) return refusal
    }
  }
  return null
}
