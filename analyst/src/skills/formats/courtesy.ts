const VOCATIVE = String.raw`(?:\s*,?\s*(?:meu|minha|seu|sua) (?:filh[oa]|amig[oa]|jovem|querid[oa]|car[oa]|consagrado|rei|parceiro|chapa)|\s*,?\s*(?:pessoal|galera|amig[oa]s?|gente|mano|cara|chefe|analista|tudo (?:bem|bom|certo|joia)(?: (?:com|por) (?:voc[eê]s?|a[ií]))?|beleza|blz|prezad[oa]s?|car[oa]s?|querid[oa]))*`
const GREETING = new RegExp(
  String.raw`^\s*(?:(?:oi+e?|ol[aá]|opa|e a[ií]|eai|salve|fala|al[oô]|hey|bom dia|boa tarde|boa noite|prezad[oa]s?|saudaç[oõ]es|minha filha|meu filho|meu jovem)${VOCATIVE}\s*[,.!?;:)]+\s*)+`,
  'i',
)
const THANKS =
  /^\s*(?:muito obrigad[oa]|obrigad[oa]|valeu|vlw|brigad[oa]|perfeito|[oó]timo|entendi|show|legal|massa|boa)\s*[,.!]+\s*(?=\S)/i
const LATE_THANKS =
  /[,.!;]\s*(?:muito obrigad[oa]|obrigad[oa]|valeu|vlw|brigad[oa]|agradeço|grat[oa]|desde j[aá] (?:agradeço|obrigad[oa])|abraços?)(?: (?:desde j[aá]|pela (?:ajuda|atenção)|viu|a[ií]|demais))*\s*[.!]*\s*$/i
const IF_YOU_MAY =
  /^\s*(?:se n[aã]o for inc[oô]modo|se puder(?:em)?|por gentileza|por favor|com licença|desculpa(?: a?o? ?incomodar)?|uma d[uú]vida|uma pergunta|r[aá]pid[oa] aqui)\s*[,:.]\s*/i

/** A question without the greeting, the thanks and the by-your-leave around it; null where it has none, or is nothing else. */
export function withoutCourtesy(question: string): string | null {
  const bare = question.replace(GREETING, '').replace(THANKS, '').replace(IF_YOU_MAY, '').replace(LATE_THANKS, '')
  if (!bare.replaceAll(ONLY_COURTESY, '').match(/[a-zà-ÿ0-9]{2}/i)) return null
  return bare !== question &&
    bare.trim().split(/\s+/).length >= WORDS_MIN &&
    bare.trim().length < question.trim().length
    ? bare.trim()
    : null
}

const WORDS_MIN = 2
const ONLY_COURTESY =
  /\b(muito|obrigad[oa]|valeu|vlw|viu|boa|bom|noite|tarde|dia|tudo|bem|certo|entendi|agradeço|at[eé]|mais|logo|abraços?|grat[oa]|por|ajuda|pela|oi|ol[aá]|show|legal)\b/gi
