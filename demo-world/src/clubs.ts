import { THROW, throwDie } from './dice.ts'
import { CLUBS_IN_REGION, REGIONS } from './regions.ts'

export type Club = {
  /** Counted through all regions; every throw about a club uses it. */
  number: number
  id: string
  name: string
  stadium: string
  city: string
  lat: number
  lon: number
}

/** Animals, trees, food and legends of each region: nobody can take one of them for a real club. */
const NAMES: readonly string[] = [
  `Tamanduá, Lobo-Guará, Seriema, Jabuticaba, Pequi, Tucano-Toco, Capivara, Jaguatirica, Muriqui, Sabiá, Bem-te-vi, Buriti,
  Cagaita, Jatobá, Pitanga, Araçá, Mico-Leão, Coruja, Jacarandá, Quaresmeira, Pau-Ferro, Anta, Cutia, Quati, Tatu-Bola, Paca,
  Ouriço, Curió, Trinca-Ferro, Tico-Tico, Saracura, Martim-Pescador, Jequitibá, Guapuruvu, Sucupira, Mangaba, Marolo, Gabiroba,
  Embaúba, Copaíba, Manacá, Paineira, Pão de Queijo, Goiabada, Garapa, Rapadura, Angu, Paçoca`,
  `Pinhão, Gralha-Azul, Quero-Quero, Bugio, Chimarrão, Minuano, Erva-Mate, Bombacha, Cuia, Guaipeca, Graxaim, Chimango,
  João-de-Barro, Butiá, Guabiju, Bergamota, Cuca, Sagu, Arroio, Coxilha, Pampeano, Tropeiro, Galpão, Querência, Poncho, Neblina,
  Geada, Serração, Imbuia, Xaxim, Ratão-do-Banhado, Lontra, Jacutinga, Surucuá, Tangará, Saíra, Charão, Veado-Campeiro, Marreco,
  Biguá, Tainha, Baleia-Franca, Guajuvira, Capim-Limão, Carreteiro, Chaleira, Rosilho, Tarumã`,
  `Umbu, Cajá, Siriguela, Carnaúba, Jangada, Caatinga, Asa-Branca, Carcará, Preá, Teiú, Mocó, Jegue, Cordel, Repente, Sanfona,
  Zabumba, Xaxado, Baião, Frevo, Maracatu, Ciranda, Caboclinho, Mamulengo, Gibão, Vaqueiro, Aboio, Cuscuz, Acarajé, Tapioca,
  Macaxeira, Carne de Sol, Caju, Coqueiral, Dendê, Farol, Maré Alta, Caranguejo, Guaiamum, Peixe-Boi, Tartaruga, Soldadinho,
  Concriz, Rolinha, Mulungu, Jurema, Aroeira, Barriguda, Mandioca`,
  `Boto, Pirarucu, Tambaqui, Tucunaré, Curupira, Iara, Mapinguari, Caipora, Matinta, Cobra-Grande, Açaí, Cupuaçu, Guaraná, Bacuri,
  Tacacá, Tucupi, Maniçoba, Pupunha, Samaúma, Castanheira, Seringueira, Andiroba, Ucuuba, Harpia, Arara-Canindé, Uirapuru, Jaçanã,
  Tracajá, Jacaré-Açu, Sucuri, Surucucu, Poraquê, Piranha, Candiru, Igarapé, Igapó, Pororoca, Banzeiro, Boitatá, Carimbó,
  Muiraquitã, Jirau, Malhadeira, Rabeta, Canoa, Palafita, Ariranha, Tapiri`,
]

const SUFFIXES = ['FC', 'EC', 'AC', 'SC'] as const
const GROUNDS = ['Estádio', 'Arena', 'Campo'] as const

/** All clubs there are, region after region, in the order of their lasting class. */
export const CLUBS: readonly Club[] = REGIONS.flatMap(({ slug, cities }, region) =>
  (NAMES[region] ?? '').split(/,\s+/).map((name, rank) => {
    const number = region * CLUBS_IN_REGION + rank
    const home = cities[rank % cities.length]
    if (!home) throw new Error(`${name} has no city`)
    const suffix = SUFFIXES[Math.floor(throwDie(THROW.suffix, number) * SUFFIXES.length)] ?? 'FC'
    const ground = GROUNDS[Math.floor(throwDie(THROW.suffix, number, 1) * GROUNDS.length)] ?? 'Estádio'
    return {
      number,
      id: `${slug}-${String(rank + 1).padStart(2, '0')}`,
      name: `${name} ${suffix}`,
      stadium: `${ground} ${name}`,
      city: home.name,
      lat: home.lat,
      lon: home.lon,
    }
  }),
)

const byId = new Map(CLUBS.map((club) => [club.id, club]))

export function findClub(id: string): Club | null {
  return byId.get(id) ?? null
}
