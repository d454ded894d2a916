/** What is asked of a market, each with the words that ask for it. */
const ASKED = {
  fair: /\b(?:odds? justas?|precos? justos?|cotac\w+ justas?|justas?(?: price)?|respectivas odds justas|fair(?: odd| price)?)\b/g,
  chance:
    /\b(?:chances?|probabilidades?|porcentage\w+|percentu\w+|quantos? (?:por ?cento|porcento|%)|quanto %|quantas vezes em (?:100|cem)|por ?cento|porcento|provavel|prob)\b|\bquanto(?: (?:ta|e|fica|da|tem|seria))?(?= ?$)|(?<!\d ?)%/g,
  likelier:
    /\b(?:(?:o |a )?(?:qual|quem|que) )?(?:(?:delas|deles|das duas|dos dois|dess[ae]s) )?(?:e |tem |fica |seria )?(?:o |a )?(?:mais (?:provavel|provaveis|facil|chances?|segur[oa]|arriscad[oa])|maior (?:chance|probabilidade)|menos arriscad[oa])(?: de (?:bater|acontecer|sair|dar))?\b/g,
  means:
    /\b(?:o que (?:e que )?(?:quer dizer|significa\w*|seria|vem a ser|e)|que (?:quer dizer|significa|(?:diabo|porra|raio|merda|diacho|bagulho|negocio) e)|quer dizer|significa\w*|(?:me )?explic\w+|como (?:e )?(?:que )?(?:e )?(?:se )?(?:funciona\w*|liquida\w*|conta|le|entendo)|como (?:assim|se liquida)|para que serve|pra que serve|(?:fiquei )?sem entender|nao (?:entendi|entendo|saquei)(?: (?:nada|direito))?(?: (?:d?esse|d?essa)(?: (?:negocio|historia|parada|lance) de)?)?|qual (?:o )?(?:sentido|significado))\b/g,
  settles:
    /\b(?:(?:eu )?(?:ganho|ganhu|perco|perdo|levo|recebo|recebe|ganharia|perderia)(?: tudo| metade| o que| quanto| nada| alguma coisa)?|(?:a aposta )?(?:devolv\w+|morre\w*|reembols\w+|anula\w*|(?:ganha|perde|bate|bateu|cai)(?= ou |$))|(?:meu |o |a )?(?:dinheiro|valor|grana) (?:inteir[oa] )?(?:volta|de volta)(?: inteir[oa])?|de volta|o que (?:que )?(?:acontece|rola|da|recebo)|que acontece|da o que|da (?:green|red)|como (?:que )?(?:fica|termina)|conta como|vale como|green|red|ja era|cobre|cobriria)\b/g,
  same: /\b(?:(?:e |sao |seria |da )?(?:a |na |no )?(?:mesma coisa|mesma aposta|o mesmo|igual|iguais|da no mesmo|equivale\w*)|(?:qual )?(?:e )?(?:a |tem |existe |ha )?(?:alguma )?(?:diferenca|muda)(?: entre)?|(?:o )?que muda)\b/g,
} as const

export type Asked = keyof typeof ASKED

/** Words that say nothing of their own beside a market: grammar, greetings, courtesy, the manner of speaking. */
const GLUE = new Set(
  `a o as os um uma uns umas e ou que se de da do das dos d em na no nas nos num numa pra pro pras pros para por pelo pela ao aos
com sem entre mas nem ja so apenas somente bem como tal essa esse esses essas esta este isso isto aquele aquela dele dela deles
delas nele nela nisso disso eu me mim te voce voces tu senhor senhora minha meu seu sua gente nos cada caso
qual quais quanto quantos quanta quem quando
ser e eh sao seria fica ficam ficaria esta estao ta tao to tava tem teria ter ha da dar daria vai vao ir sai sair saia
deu der for fosse era
quero queria gostaria preciso saber sabe sabem ver diz diga dizer dizem manda mandar mande fala falar fale conta mostra mostrar
mostre pode podem poderia poderiam consegue informe informar informa solicito passa passe lista liste da
favor gentileza obrigado obrigada valeu grato agradeco desde licenca desculpa perdao ola oi opa bom boa dia tarde noite tudo prezados
prezado caro senhores
ai aqui la hoje agora entao mesmo mano cara po ne sim k kk rs slk bicho parca chefe chefia amigo meu velho rapaz olha la tipo
beleza certo entendi ok hein hmm ah eita oxe uai tlgd tal ainda tambem seguinte rapidinho rapido
jogo partida confronto duelo encontro presente neste nesta nesse nessa desse dessa deste desta dois duas ambos tres
aposta apostas apostar apostei apostando peguei pego pegar pegando bilhete palpite linha linhas mercado mercados opcao opcoes
lado nome time times equipe equipes numero numeros conta comecei comecando ontem nunca vida novo iniciante
ne tudo essa entre terminar terminando acabar acabando ficar total normal deve devem haver acontecer acontece rolar`.split(
    /\s+/,
  ),
)

/** Said beside a question, and no part of it. */
const ASIDES: readonly RegExp[] = [
  /\b(?:sem importar|nao importa|independente(?:mente)?(?: de)?|tanto faz) (?:quem (?:ganh\w+|venc\w+)|o resultado|do resultado)\b/g,
  /\b(?:um |meu |minha |o )?(?:cara|amig[oa]|tipster|colega|cunhado|primo|tio|neto|filho|parca|vizinho|grupo)(?: d[oae] (?:telegram|grupo|zap|whats\w*|insta\w*|trampo|trabalho|servico))? (?:me |que )?(?:mandou|falou|disse|passou|indicou|postou)\b/g,
  /\b(?:em vez d[eo]|no lugar d[eo]) \d{1,2}(?:\.\d+)?\b/g,
  /\b(?:vi|li) (?:escrito|la|ali|aqui)\b|\bmeu (?:jovem|filho|caro)\b|\bmeu bilhete diz\b/g,
  /\b(?:ou nao|ne nao|nao e|nao ne)\b/g,
  /\bse nao for (?:abus\w+|(?:muito )?incomodo|(?:pedir )?(?:muito|demais))\b/g,
  /\bsem o (?:\.|0\.)?5\b/g,
  /\bdo lado d[oa](?: nome)?(?: d[oa])?\b/g,
  /\b(?:comecei ontem|nunca apostei(?: na vida)?|sou nov[oa] (?:aqui|nisso))\b/g,
]

/** 'Isso é que ele tem que fazer dois gols e meio?' is a guess at the meaning, which is told anyway. */
const GUESSED =
  /\b(?:isso (?:e|quer dizer|significa)|significa|quer dizer) que (?:ele|ela|o time|(?:o )?mandante|(?:o )?visitante|eu|ja|tem|comeca)\b.*$/

export const withoutAsides = (marked: string): string =>
  ASIDES.reduce((left, aside) => left.replaceAll(aside, ' '), marked.replace(GUESSED, 'o que significa'))

/** Whether nothing in the words left over could mean something that was not understood. */
export const isGlue = (rest: string, more: ReadonlySet<string> = NONE): boolean =>
  rest.split(/[ ;/]+/).every((word) => word === '' || GLUE.has(word) || more.has(word))

const NONE: ReadonlySet<string> = new Set()

/** What is asked, in the order in which it is asked, and the words without it. */
export function readAsked(text: string): { asked: readonly Asked[]; rest: string } {
  let rest = text
  const found: { kind: Asked; at: number }[] = []
  for (const kind of ['fair', 'likelier', 'same', 'means', 'settles', 'chance'] as const) {
    const at = rest.search(ASKED[kind])
    if (at < 0) continue
    found.push({ kind, at })
    rest = rest.replaceAll(ASKED[kind], (words) => ' '.repeat(words.length))
  }
  return {
    asked: found.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind),
    rest: rest.replaceAll(/\s+/g, ' ').trim(),
  }
}
