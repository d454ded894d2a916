/** What may be asked of a sum. Several may be asked at once. */
const ASKS = {
  back: /\b(?:quanto|qto)\b.*\b(?:volta|retorna|recebo|receberia|recebe|cai|pego|paga|pagaria|rende|da|daria|vem|entra)\b|\bretorno\b|\bquanto (?:eu )?(?:ganho|ganharia|ganha|ganhar|tiro|levo|fatur\w+)\b|\beu ganho\b|\bvolta quanto\b|\bquanto volta\b|\brecebo (?:de volta )?quanto\b|\bganho quanto\b|\b(?:da|paga|rende|retorna|cai) quanto\b/,
  profit: /\b(?:lucr\w+|limpo|limpos|liquido|sobra|sem contar|sem contra)\b/,
  stake:
    /\bquanto\b.*\b(?:por|boto|botar|bota|coloco|colocar|aposto|apostar|ponho|meto|meter|investir|arriscar|preciso|entrar|entro|jogar|devo|poria|colocaria|botaria|apostaria|entraria)\b|\b(?:boto|coloco|ponho|aposto|meto|botar|colocar) quanto\b|\bqual (?:a |seria a )?(?:entrada|stake)\b/,
  roi: /\b(?:roi|yield|rentabilidade|retorno sobre)\b/,
  breakEven:
    /\b(?:empat(?:ar|ava|aria|asse|o)|zerar|zero|0 ?x ?0|nao sair no zero|nao (?:ter|tomar|ficar no) prejuizo|nao perder|break ?even|breakeven|pagar a conta|se pagar|no positivo|equilibri\w+)\b/,
  accuracy: /\b(?:acert\w+|taxa|percentual|porcentagem|quant[ao]s vezes|bater)\b|\bquantos? ?%/,
  implied:
    /\b(?:embut\w+|implicit\w+|em (?:porcentagem|percentual|probabilidade|%)|equivale\w*|corresponde\w*|que (?:chance|probabilidade)|significa)\b|\bquantos? ?%/,
  fair: /\b(?:odd (?:justa|minima)|que odd|qual (?:a |e a |seria a )?odd|preco justo|(?:a )?que preco|a partir de que odd)\b/,
  value:
    /\b(?:valor|vale|compensa|caro|barato|just[ao]|boa|bom|ruim|presta|edge|ev|esperad[oa]|furada|cilada|esmagad\w+|negocio|lucrativ\w+|positiv\w+|negativ\w+|longo prazo|pego|aceito)\b/,
  kelly: /\bkelly\b/,
  balance:
    /\b(?:lucro ou (?:no |de )?prejuizo|to no|estou no|no (?:lucro|prejuizo|azul|vermelho|positivo|negativo)|sobrou|saldo|fiquei|balanco|no fim das contas|resultado|lucrei|perdi quanto|quanto (?:eu )?(?:lucrei|ganhei|perdi)|qual (?:foi )?(?:o |meu )?(?:lucro|prejuizo|resultado|saldo))\b/,
  streak: /\b(?:seguid\w+|sequencia|consecutiv\w+|em fila|na sequencia|direto)\b/,
  double: /\b(?:dobr\w+|martingale)\b/,
  split:
    /\b(?:divid\w+|dutching|ganhar igual|mesm[oa] (?:lucro|retorno|valor|ganho)|em cada|cada (?:uma?|lado)|igual)\b/,
  sure: /\b(?:sure ?bet|garant\w+|arbitragem|arb)\b/,
  cover: /\b(?:hedg\w+|cobr\w+|proteg\w+|protecao|trav\w+|garantir|segur(?:o|ar)|contra|empatar o jogo)\b/,
  recover: /\b(?:subir|crescer|recuperar|voltar|render)\b/,
  chance: /\b(?:chance|probabilidade|prob)\b|\bquantos? ?%/,
  tax: /\b(?:impost\w+|taxa|leao|receita federal)\b/,
  free: /\b(?:gratis|free ?bet|freebet|bonus)\b/,
} as const satisfies Record<string, RegExp>

type Asked = keyof typeof ASKS

export type Asks = ReadonlySet<Asked>

export function readAsks(text: string): Asks {
  const names: Asked[] = []
  for (const [name, words] of Object.entries(ASKS)) if (isAsked(name) && words.test(text)) names.push(name)
  return new Set(names)
}

const isAsked = (name: string): name is Asked => name in ASKS
