import { plainText } from '#reading/plain-text.ts'

/** Words that greet, thank, tease or boast, and ask nothing. */
const AROUND =
  /\b(acertei|crav\w+|ninguem acreditou|hahaha|kk+|rsrs|to zuando|tava zuando|brincadeira|to brincando|desculpa|foi mal|valeu|obrigad[oa]|voce e (fera|demais|o cara|top|massa)|bom dia|boa tarde|boa noite|tudo (bem|bom|certo|joia)|oi+|ola|opa|e ai|eae|salve|fala|no meu tempo|com licenca|se nao for incomodo|prazer|como (vai|esta)|parabens|adorei|amei|gostei)\b/
const ASKS =
  /\b(qual|quais|quem|quant[oa]s?|como|quando|onde|o que|me (diz|diga|fala|fale|conta|mostra)|tem|vai|sera|da pra|queria saber|gostaria de saber)\b/
const PART_END = /(?<=[?!.])\s+|\n|(?<=[a-zà-ú]):\s+/i
const SHORTEST = 3
/** More words tell a story that the question may hang on. */
const LONGEST = 12

/** The one question of a message that else only greets, thanks or boasts; null where there is none, or the rest tells more. */
export function questionWithin(question: string): string | null {
  const parts = question
    .split(PART_END)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length < 2) return null
  const asking = parts.filter((part) => ASKS.test(plainText(part)) && !isGreeting(part))
  const [only] = asking
  const around = parts.filter((part) => part !== only)
  if (asking.length !== 1 || only === undefined || only.split(' ').length < SHORTEST) return null
  // 'A chance deles' is told by the story before it.
  if (
    /\b(d?el[ea]s?|d?iss[oa]|dess[ea]s?|ness[ea]s?)\b(?! (jogo|partida))/.test(plainText(only)) &&
    !/\bdesse$/.test(plainText(only))
  )
    return null
  return around.every((part) => part.split(' ').length <= LONGEST && AROUND.test(plainText(part))) ? only : null
}

const GREETING =
  /^((oi+|ola|opa|e ai|bom dia|boa tarde|boa noite|fala|salve|tudo (bem|bom|certo|joia)|com (voce|vc)|como (vai|esta)( voce)?|meu (querido|amigo|filho)|amigo|rapaz|blz|beleza|ai) ?)+$/
const isGreeting = (part: string): boolean => GREETING.test(plainText(part))
