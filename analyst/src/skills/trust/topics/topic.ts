import type { Message } from '#skills/skill.ts'

/**
 * An answer and the signs that it is asked for. All of `signs` must stand in the message, in any order and in any words between,
 * and none of `but`. `after` names what the message before it must have been about; `tell` may pass with null.
 */
export type Topic = {
  id: string
  signs: readonly RegExp[]
  but?: RegExp
  after?: readonly string[]
  /** Others would take its words for their own, so that it is read before them. */
  isFirst?: true
  tell: string | ((message: Message) => string | null)
}

/** Who is spoken to: the product. */
export const US =
  /\b(voces?|tu|app|aplicativo|site|prancheta|aqui|daqui|plataforma|programa|sistema|ferramenta|servico|assistente|robo)\b/
export const HOUSE = /\b(casas?|bets?|operadora\w*|bookmakers?|site de apostas?|banca d[ae] apostas?)\b/
/** Asked what something is, or whether it is what the reader takes it for. */
export const MEANS =
  /\b(o que (e|sao|quer dizer|significa\w*|seria\w*)|que (e|sao) (ess[ea]s?|iss[oa]|ist[oa]|aquel[ea])|e o que|quer(em)? dizer|signific\w+|se trata|traduz\w*|explica\w*|explique|entend\w+|em portugues|como assim|serve|diabos?|pra que|para que|seria o que|que bicho)\b/
export const WHY = /\b(por que|porque|motivo|razao|como (que )?pode|como que|explica\w*|nao entend\w+|sentido|logica)\b/
