import { readClubs } from '#clubs/read-clubs.ts'

/** Of the first two divisions. */
export const SPAIN = readClubs(`
  Alavés | Deportivo Alavés | Alaves | CD Alavés
  Albacete | Albacete Balompié
  Almería | UD Almería | Almeria
  Athletic Bilbao | Athletic Club | Ath Bilbao | Athletic | Athletic Club Bilbao | Athletic Club de Bilbao
  Atlético de Madrid | Atlético Madrid | Ath Madrid | Atleti | Club Atlético de Madrid | Atletico Madrid | Atl. Madrid
  Barcelona | FC Barcelona | Barça
  Betis | Real Betis | Real Betis Balompié
  Burgos | Burgos CF
  Cádiz | Cádiz CF | Cadiz
  Castellón | CD Castellón | Castellon
  Celta de Vigo | Celta | Celta Vigo | RC Celta de Vigo | RC Celta
  Córdoba | Córdoba CF | Cordoba CF
  Deportivo La Coruña | La Coruna | Deportivo | RC Deportivo | RC Deportivo La Coruña | Deportivo de La Coruña
  Eibar | SD Eibar
  Elche | Elche CF
  Espanyol | RCD Espanyol | Espanol | RCD Espanyol de Barcelona | Espanyol Barcelona
  Getafe | Getafe CF
  Girona | Girona FC
  Granada | Granada CF
  Huesca | SD Huesca
  Las Palmas | UD Las Palmas
  Leganés | CD Leganés | Leganes
  Levante | Levante UD
  Lugo | CD Lugo
  Málaga | Málaga CF | Malaga
  Mallorca | RCD Mallorca | Real Mallorca
  Mirandés | CD Mirandés | Mirandes
  Numancia | CD Numancia
  Osasuna | CA Osasuna
  Oviedo | Real Oviedo
  Ponferradina | SD Ponferradina
  Racing de Santander | Racing Santander | Santander | Real Racing Club | Real Racing Club de Santander
  Rayo Vallecano | Vallecano | Rayo Vallecano de Madrid | Rayo
  Real Madrid | Real Madrid CF
  Real Sociedad | Sociedad | Real Sociedad de Fútbol
  Sevilla | Sevilla FC
  Sporting de Gijón | Sp Gijon | Sporting Gijón | Real Sporting de Gijón | Sporting
  Tenerife | CD Tenerife
  Valencia | Valencia CF
  Valladolid | Real Valladolid | Real Valladolid CF
  Villarreal | Villarreal CF
  Zaragoza | Real Zaragoza
`)
