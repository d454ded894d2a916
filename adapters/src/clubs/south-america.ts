import { readClubs } from '#clubs/read-clubs.ts'

/** Clubs beside those of Brazil and Argentina that play for the Libertadores and the Sul-Americana. */
export const SOUTH_AMERICA = readClubs(`
  2 de Mayo | Sportivo 2 de Mayo | Club Sportivo 2 de Mayo
  Academia Puerto Cabello | Puerto Cabello
  Alianza Atlético | Alianza Atletico Sullana | Alianza Atlético de Sullana
  Alianza Lima | Club Alianza Lima
  Always Ready | Club Always Ready
  América de Cali | America de Cali | América Cali | CD América de Cali
  Atlético Bucaramanga | Bucaramanga | CA Bucaramanga
  Atlético Grau | CA Grau
  Atlético Nacional | Atletico Nacional Medellin | Atlético Nacional S.A | CA Nacional Medellín | Atl. Nacional | Club Atlético Nacional
  Aucas | SD Aucas
  Audax Italiano | Audax Italiano La Florida
  Aurora | Club Aurora
  Barcelona SC | Barcelona Guayaquil | Barcelona SC Guayaquil | Barcelona S.C. | Barcelona Sporting Club
  Blooming | Club Blooming | CSCD Blooming
  Bolívar | Club Bolivar | Bolivar La Paz
  Boston River | CA Boston River
  Carabobo | Carabobo FC
  Caracas | Caracas FC
  Cerro | CA Cerro
  Cerro Largo | Cerro Largo FC
  Cerro Porteño | Club Cerro Porteño | Cerro Porteno Asuncion
  Cienciano | Club Cienciano | Cienciano del Cusco
  Club Libertad | Libertad | Libertad Asuncion | Club Libertad Asunción
  Cobresal | CD Cobresal
  Colo-Colo | Colo Colo | CSD Colo-Colo | Colo - Colo
  Coquimbo Unido | Coquimbo | CD Coquimbo Unido
  Cusco | Cusco FC
  Danubio | Danubio FC
  Defensor Sporting | Defensor Sporting Club | Defensor SC
  Delfín | Delfin SC | Delfin Manta
  Deportes Iquique | CD Iquique | Iquique
  Deportes Limache | Limache
  Deportes Tolima | Tolima | CD Tolima
  Deportivo Cali | AD Cali | Asociación Deportivo Cali
  Deportivo Cuenca | Dep. Cuenca | CD Cuenca
  Deportivo La Guaira | Dep. La Guaira | La Guaira | Deportivo La Guaira FC
  Deportivo Pasto | Pasto | AD Pasto
  Deportivo Pereira | Pereira
  Deportivo Recoleta | Recoleta | Recoleta FC
  Deportivo Táchira | Dep. Tachira | Táchira | Deportivo Tachira FC
  El Nacional | CD El Nacional | El Nacional Quito
  Emelec | CS Emelec
  Everton de Viña del Mar | Everton Vina | Everton CD | Everton Vina del Mar
  FBC Melgar | Melgar | Melgar Arequipa
  Guabirá | Guabira | CD Guabirá
  Guaraní de Asunción | Guarani Asuncion | Club Guaraní | Guaraní (PAR) | Guarani Par
  GV San José | San Jose Oruro | Gualberto Villarroel San José | GV San Jose | San José de Oruro
  Huachipato | CD Huachipato
  Independiente del Valle | Ind. del Valle | CSD Independiente del Valle | Independiente DV | Independiente Valle
  Independiente Medellín | Independiente Medellin | Ind. Medellin | Deportivo Independiente Medellín | DI Medellín | Medellín
  Independiente Petrolero | Club Independiente Petrolero
  Junior | Junior Barranquilla | Atlético Junior | Junior de Barranquilla | CA Junior | Junior FC
  Juventud de Las Piedras | CA Juventud | Juventud | Juventud Las Piedras
  La Equidad | CD La Equidad | La Equidad Seguros
  LDU Quito | LDU de Quito | Liga de Quito | L.D.U. Quito | LDU | Liga Deportiva Universitaria | LDU Quito EC
  Liverpool Montevideo | Liverpool FC Montevideo | Liverpool URU | Liverpool M.
  Macará | Macara | CSD Macará
  Metropolitanos | Metropolitanos FC
  Millonarios | Millonarios FC
  Monagas | Monagas SC
  Montevideo City Torque | Montevideo City | City Torque | Torque
  Montevideo Wanderers | Wanderers | Montevideo Wanderers FC
  Mushuc Runa | Mushuc Runa SC
  Nacional | Club Nacional de Football | Nacional Montevideo | Nacional de Montevideo | Nacional Football | Nacional URU | CN de Football
  Nacional Asunción | Club Nacional Asunción | Nacional Asuncion | Nacional PAR
  Nacional Potosí | Nacional Potosi | CA Nacional Potosí
  Ñublense | Nublense | CD Ñublense
  O'Higgins | OHiggins | CD O'Higgins
  Olimpia | Club Olimpia | Olimpia Asuncion | Olimpia PAR
  Once Caldas | Once Caldas Manizales
  Oriente Petrolero | Oriente Petrolero Santa Cruz
  Orense | Orense SC
  Palestino | CD Palestino
  Peñarol | Penarol | CA Peñarol | Peñarol Montevideo | Penarol Montevideo
  Plaza Colonia | Plaza de Deportes Colonia
  Portuguesa FC | Portuguesa Acarigua | Portuguesa VEN
  Racing de Montevideo | Racing Montevideo | Racing CM | Racing Club de Montevideo | Racing URU
  River Plate Montevideo | River Plate URU | CA River Plate Montevideo
  Royal Pari | Royal Pari FC
  Santa Fe | Independiente Santa Fe | Ind. Santa Fe
  San Antonio Bulo Bulo | San Antonio | CD San Antonio Bulo Bulo
  Sportivo Ameliano | Ameliano
  Sportivo Luqueño | Sportivo Luqueno | Luqueño
  Sportivo Trinidense | Trinidense
  Sport Huancayo | Huancayo
  Sporting Cristal | Cristal | Club Sporting Cristal | CS Cristal
  Tacuary | Tacuary Asuncion | Tacuary FBC
  Técnico Universitario | Tecnico Universitario Ambato
  The Strongest | Club The Strongest | The Strongest La Paz
  Unión Española | Union Espanola
  Unión La Calera | Union La Calera | La Calera
  Universidad Católica | U. Catolica | Univ. Catolica | CD Universidad Católica | Universidad Catolica CHI | Universidad Católica (Chile)
  Universidad Católica del Ecuador | U. Catolica (Ecu) | Universidad Catolica Quito | CD Universidad Católica del Ecuador | Universidad Catolica (ECU) | Univ. Catolica Quito
  Universidad Central | Universidad Central de Venezuela | UCV | Univ. Central | UCV FC | Universidad Central VEN
  Universidad César Vallejo | Cesar Vallejo | CD Universidad César Vallejo | UCV Trujillo
  Universidad de Chile | U. de Chile | CF Universidad de Chile | Univ. de Chile
  Universidad de Concepción | U. de Concepcion
  Universitario | Universitario de Deportes | Club Universitario de Deportes | Universitario Lima
  Universitario de Vinto | FC Universitario | Universitario Vinto
  UTC Cajamarca | UTC
  Zamora | Zamora FC | Zamora Barinas
`)
