import { isOfAnother } from './hear-trouble.ts'

/** Somebody near who plays too much: told as a worry, whatever is asked with it. */
const WORRIES =
  /\b(?:meu|minha) (?:irmao|irma|filh[oa]|marido|espos[oa]|mulher|pai|mae|amig[oa]|namorad[oa]|prim[oa]|tio|tia|cunhad[oa]|net[oa]|companheir[oa])\b(?!.{0,16}\b(?:descobri\w*|soube|sabe|viu|diz|disse|fala|falou|acha|reclam\w+)\b).{0,40}\b(?:(?:apost|gast)\w+ (?:muito|demais)|(?:apost|gast|jog)\w+ (?:tudo|escondid[oa]|sem parar|o salario|o que nao tem|todo santo dia))\b/

/** Whoever is spoken of, by name of kin, of work, or as 'ele'. */
const SOMEBODY =
  /\b(?:el[ea]s?|del[ea]s?|nel[ea]|marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|companheir[oa]|filh\w+|guri|guria|menin\w+|moleque|irmao|irma|pai|mae|painho|mainha|avo|sogr[oa]|genro|nora|tio|tia|prim[oa]|sobrinh\w+|net[oa]s?|cunhad[oa]|entead[oa]|padrasto|amig[oa]s?|parceir[oa]|colega|alun\w+|turma|professor[a]?|funcionari[oa]s?|empregad[oa]|vizinh[oa]|rapaz|cara|familia|crianca|adolescentes?|gente|pessoa)\b/

/** What the writer did, owes or suffers: then it is their own, whoever else is named. */
const OWN =
  /\b(?:perdi|apostei|gastei|joguei|torrei|botei|depositei|peguei|usei|vendi|menti|minto|escondi|escondo|prometi|jurei|aposto|me (?:largou|deixou|expulsou|botou|descobriu)|minhas? (?:dividas?|apostas?)|meu (?:nome|vicio|salario)|minha culpa|por minha causa|sem mim|sentir(?:ia)? falta|deixei de|que eu)\b/

/** Whether the trouble that a message tells is that of somebody near, and not the writer's; in doubt it is the writer's. */
export const isRelativeTrouble = (text: string, isTrouble: boolean): boolean =>
  !OWN.test(text) && (WORRIES.test(text) || (isTrouble && SOMEBODY.test(text) && isOfAnother(text)))
