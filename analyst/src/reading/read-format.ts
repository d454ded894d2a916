/** How short an answer is wanted, whatever it is about. */
export type Format = 'number' | 'sentence'

const NUMBER =
  /\b(so|apenas|somente|unicamente) (me )?(d[aieo] |manda |passa |diz |diga |quero )?(o |a |os |as |um |uma )?(numeros?|porcentage\w+|percentual|odd|cotacao|valor|chance|placar)\b(?! (de|do|da|d[eo]s?|n[oa]|tem|quer))|\bem (um|1) numero\b|\bresponde (so )?(com|em) (o |um )?numero\b|\bsem texto\b/
const SENTENCE =
  /\b(em|numa|com|por) (uma |1 |so uma |uma so |uma unica |unica )?(frase|linha|palavra|sentenca)\b|\b(uma|1) (so |unica )?(frase|linha)\b|\bresposta (bem )?(curta|rapida|objetiva|direta|seca)\b|\b(seja|ser|vai|responde|fala|resumo|bem) (bem |mais )?(brev\w+|curt\w+|diret\w+|objetiv\w+|sucint\w+|rapid\w+)\b|\b(direto|reto) (ao ponto|e reto)\b|\bsim ou nao\b|\bsem (enrola\w+|rodeio\w*|textao|blabla\w*|muita explicacao|delonga)\b|\bem poucas palavras\b|\b\d+ palavras\b|\bno mesmo tamanho\b|\bso (as|os) (porcentage\w+|percentua\w+|chances|numeros|odds)\b|\bcurtinh\w+\b|\bso o (mais importante|principal|essencial)\b/

/** Null where nothing is said of how long the answer may be. */
export function readFormat(text: string): Format | null {
  if (NUMBER.test(text)) return 'number'
  return SENTENCE.test(text) ? 'sentence' : null
}
