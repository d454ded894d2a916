const AGE = '(?:1[0-7]|[5-9]|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezessete)'
/** Without 'anos' only these are surely an age: who has ten has ten reais. */
const TEEN = '(?:1[3-7]|treze|catorze|quatorze|quinze|dezesseis|dezessete)'
const HAS = '(?:tenho|to com|estou com|fiz|completei|vou fazer|faco|farei|completo)'
const KIN = '(?:meu|minha) (?:pai|mae|irmao|irma|tio|tia|avo|primo|prima|amigo|amiga|cunhado|cunhada|padrasto|madrasta)'

/** Whoever says, in whatever words, not to be of age, or that the account is a grown-up's. */
export const UNDER_AGE = new RegExp(
  [
    String.raw`\b${HAS} (?:so |apenas |quase |agora )?${AGE} an(?:os|inhos)\b(?! (?:de (?!idade)|apost\w+|nisso|no ramo|que\b|acompanh\w+|jogando|estud\w+ (?:isso|apost\w+)))`,
    String.raw`^(?:eu |mas eu |mas |e |e eu )?(?:so |ainda )?(?:tenho|to com|estou com|fiz|completei|acabei de fazer|vou fazer|faco|completo) (?:so |apenas )?${TEEN}(?: ainda| ne| ta| mano| agora)?$`,
    String.raw`\b(?:tenho|to com|estou com|fiz|completei|acabei de fazer) (?:so |apenas )?${TEEN} (?:mas|(?:e )?(?:uso|estudo|moro|posso|pode|queria|quero|to n\w|estou n\w|meu|minha|faco)|quem|qual|quant[oa]|como|onde|o que|da pra|tem problema|pega nada|sera que|ainda|serve|consigo|ja)\b`,
    String.raw`^(?!.*\b(?:acert\w+|err(?:ei|ou)|greens?|reds?|lucr\w+|entradas|bilhetes|diario)\b).*\b(?:fiz|completei|acabei de fazer) ${TEEN} (?:ont\w+|anteontem|semana passada|mes passado|mes retrasado|n[oa] (?:sabado|domingo|segunda|terca|quarta|quinta|sexta))\b`,
    String.raw`\bmenor de idade\b|\bsou (?:ainda )?(?:de )?menor\b(?! (?:que|do|de|a|o)\b)`,
    String.raw`\bnao sou (?:de maior|maior de idade)\b`,
    String.raw`\bnao (?:tenho|fiz|completei) (?:os )?(?:18|dezoito)\b|\b(?:so |ainda )?fa(?:co|rei) (?:18|dezoito)\b|\bfalta\w*\b.{0,24}\b(?:fazer|completar|ter) (?:os )?(?:18|dezoito)\b(?! min)|\bquando (?:eu )?(?:fizer|tiver|completar) (?:os )?(?:18|dezoito)(?: anos)?$|\btenho menos de (?:18|dezoito)\b|\bantes d(?:e (?:fazer|ter|completar) |os meus )(?:18|dezoito)\b`,
    String.raw`\b(?:conta|cpf|cadastro|nome) d[oae] ${KIN}\b.*\b(?:apost\w+|qual|uso|jog\w+|de maior)|\b(?:uso|usar|usei|peguei|entro com|entrei com) (?:a conta|o cpf|o cadastro) d[oae] ${KIN}\b`,
    String.raw`\b(?:conta|cpf|cadastro)\b.{0,12}\b${KIN} (?:que )?(?:ja )?(?:e (?:de )?maior|tem 18|fez 18)\b(?! (?:que|do)\b)`,
    String.raw`\b(?:to|estou|sou)(?: no| do| o| aluno do)? (?:(?:6|7|8|9)o?|sexto|setimo|oitavo|nono) ano\b|\b(?:to|estou) no (?:ensino )?fundamental\b|\b(?:to|estou|faco|curso)(?: no| o)?(?: (?:1o?|2o?|3o?|primeiro|segundo|terceiro)(?: ano)?)?(?: do)? (?:ensino medio|colegial)\b`,
  ].join('|'),
)

const OTHERS =
  /\b(?:meu|minha|meus|minhas|nosso|nossa) (?:filh\w+|net\w+|sobrinh\w+|entead\w+|alun\w+|(?:irmao|irma|primo|prima) mais nov\w+)\b/
const OTHERS_AGE = new RegExp(String.raw`\b${KIN} (?:de|com|tem|que tem|fez) (?:so )?${AGE}\b`)

/** 'Meu parça de 16': a friend's years, not those of a friendship nor what he has of anything else. */
const FRIENDS_AGE = new RegExp(
  String.raw`\b(?:parca|parceir[oa]|amig[oa]|colega|namorad[oa]|vizinh[oa]) (?:de|que tem|tem|fez) (?:so )?${TEEN}\b(?! (?:anos )?(?:de (?!idade)|d[oa]|n[oa]|em)\b| (?!anos)(?:reais|contos?|jogos|apostas|gols|greens?|reds?|camisas|unidades|pontos|vezes|%))`,
)
const OWN_AGE = new RegExp(
  String.raw`\b(?:tenho|to com|estou com|fiz|completei|vou fazer|faco|farei|completo) (?:so |apenas |quase |agora )?${AGE} an(?:os|inhos)\b|\bsou (?:ainda )?(?:de )?menor\b`,
)

/** Whether the age that a message tells is that of somebody else, a son or a niece: then who writes may well be of age. */
export const isOfSomeoneElse = (text: string): boolean =>
  !OWN_AGE.test(text) && (OTHERS.test(text) || OTHERS_AGE.test(text) || FRIENDS_AGE.test(text))

const CHILD_AGE = new RegExp(
  String.raw`\b(?:filh\w+|net\w+|sobrinh\w+|entead\w+|alun\w+|irmao|irma|primo|prima)(?: mais nov\w+)?\b.{0,16}\b(?:de|com|tem|fez) (?:so )?${AGE}\b(?! (?:reais|jogos|apostas|gols))|\b(?:menor de idade|de menor)\b`,
)

/** 'Meu filho de 16 pediu pra usar.' */
export const asksForChild = (text: string): boolean =>
  isOfSomeoneElse(text) && (CHILD_AGE.test(text) || FRIENDS_AGE.test(text))
