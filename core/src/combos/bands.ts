export const COMBO_OPTIONS = ['A', 'B', 'C', 'D'] as const
export type ComboOption = (typeof COMBO_OPTIONS)[number]

/** A combination belongs to the band its combined fair odd lies in: above `above`, up to `upTo`. */
export type ComboBand = {
  option: ComboOption
  name: string
  targetDesc: string
  above: number
  upTo: number
  /** Every leg is at least this likely, so that the combination tells the match's likely story and not a rare one. */
  legChanceMin: number
  /** Every leg takes at least this share of the others' joint chance away; less is decoration. */
  legWeightMin: number
}

/** A is given by the specification; the others rise from there. Why these: docs/decisions/0017. */
export const COMBO_BANDS: readonly ComboBand[] = [
  {
    option: 'A',
    name: 'Conservadora',
    targetDesc: 'Odd combinada de até 1,10',
    above: 1,
    upTo: 1.1,
    legChanceMin: 0.9,
    legWeightMin: 0.03,
  },
  {
    option: 'B',
    name: 'Moderada',
    targetDesc: 'Odd combinada acima de 1,10 e até 1,50',
    above: 1.1,
    upTo: 1.5,
    legChanceMin: 0.6,
    legWeightMin: 0.05,
  },
  {
    option: 'C',
    name: 'Equilibrada',
    targetDesc: 'Odd combinada acima de 1,50 e até 2,50',
    above: 1.5,
    upTo: 2.5,
    legChanceMin: 0.5,
    legWeightMin: 0.1,
  },
  {
    option: 'D',
    name: 'Arrojada',
    targetDesc: 'Odd combinada acima de 2,50 e até 5,00',
    above: 2.5,
    upTo: 5,
    legChanceMin: 0.4,
    legWeightMin: 0.1,
  },
]

/** Sure pairs may exist whose legs add nothing, and a double chance may be far from sure: it claims neither. */
export const NO_COMBO_A_NOTE =
  'Nesta partida não há combinada com odd de até 1,10 em que cada escolha faça diferença. Se quiser algo simples, olhe dupla chance ou mais de 0,5 gols e compare a chance de cada uma.'

export const noComboNote = ({ option, targetDesc }: ComboBand): string =>
  option === 'A'
    ? NO_COMBO_A_NOTE
    : `Opção ${option}: nenhuma combinada desta partida cabe na faixa (${targetDesc.toLowerCase()}).`
