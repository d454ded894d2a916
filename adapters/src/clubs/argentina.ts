import { readClubs } from '#clubs/read-clubs.ts'

/** Half of them are called Atlético; what tells is the rest. */
export const ARGENTINA = readClubs(`
  Aldosivi | Aldosivi Mar del Plata | CA Aldosivi
  Argentinos Juniors | Argentinos Jrs | Argentinos JRS | AA Argentinos Juniors | Argentinos
  Arsenal de Sarandí | Arsenal Sarandi | Arsenal FC Sarandi | Arsenal
  Atlético Tucumán | Atletico Tucuman | Atl. Tucuman | CA Tucumán | Tucumán
  Banfield | CA Banfield
  Barracas Central | Barracas | CA Barracas Central
  Belgrano | Belgrano Cordoba | Belgrano de Cordoba | CA Belgrano | CA Belgrano de Córdoba
  Boca Juniors | CA Boca Juniors | Boca
  Central Córdoba | Central Cordoba de Santiago | Central Córdoba (SdE) | Central Cordoba SDE | CA Central Córdoba | Central Cordoba Santiago del Estero | C. Cordoba | CA Central Córdoba SdE
  Chacarita Juniors | Chacarita
  Colón | Colon Santa Fe | CA Colón | Colón de Santa Fe
  Defensa y Justicia | Defensa Y Justicia | CSD Defensa y Justicia | Defensa
  Deportivo Riestra | Dep. Riestra | CD Riestra | Riestra
  Estudiantes | Estudiantes L.P. | Estudiantes La Plata | Estudiantes de La Plata | Club Estudiantes de La Plata | Estudiantes LP
  Estudiantes de Río Cuarto | Estudiantes Rio Cuarto | Estudiantes (RC) | AA Estudiantes
  Gimnasia La Plata | Gimnasia L.P. | Gimnasia LP | Gimnasia y Esgrima La Plata | Gimnasia y Esgrima de La Plata | Gimnasia y Esgrima | CGE La Plata | Gimnasia
  Gimnasia Mendoza | Gimnasia M. | Gimnasia y Esgrima de Mendoza | Gimnasia y Esgrima (Mendoza) | Gimnasia y Esgrima (M) | Gimnasia y Esgrima Mendoza | Gimnasia Mza
  Godoy Cruz | Godoy Cruz Antonio Tomba | CD Godoy Cruz Antonio Tomba | Godoy Cruz AT
  Huracán | Atlético Huracán | CA Huracán | Huracan BA
  Independiente | CA Independiente | Independiente Avellaneda | Independiente de Avellaneda
  Independiente Rivadavia | Ind. Rivadavia | Independ. Rivadavia | CS Independiente Rivadavia | CSI Rivadavia | Rivadavia
  Instituto | Instituto Cordoba | Instituto de Córdoba | Instituto (Córdoba) | Instituto AC Córdoba | Instituto Atlético Central Córdoba | Instituto ACC
  Lanús | Lanus | CA Lanús | Atlético Lanús
  Newell's Old Boys | Newells Old Boys | Newell's | CA Newell's Old Boys | Newells
  Nueva Chicago | CA Nueva Chicago
  Olimpo | Olimpo Bahia Blanca | Club Olimpo
  Patronato | Patronato Parana | CA Patronato | Patronato de Paraná
  Platense | CA Platense
  Quilmes | Quilmes AC
  Racing Club | Racing | Racing Avellaneda | Racing Club de Avellaneda | Racing Club Avellaneda
  Rafaela | Atletico Rafaela | Atl. Rafaela | AMSD Atlético de Rafaela
  River Plate | CA River Plate | River | River Plate Buenos Aires
  Rosario Central | CA Rosario Central | Central
  San Lorenzo | CA San Lorenzo de Almagro | San Lorenzo de Almagro
  San Martín de San Juan | San Martin S.J. | San Martin San Juan | San Martin de San Juan | CA San Martín (SJ)
  San Martín de Tucumán | San Martin Tucuman | San Martin T. | CA San Martín (T)
  Sarmiento | Sarmiento Junin | Sarmiento de Junín | Sarmiento (Junín) | CA Sarmiento | CA Sarmiento de Junín
  Talleres | Talleres Cordoba | Talleres de Córdoba | Talleres (Córdoba) | CA Talleres | CA Talleres de Córdoba
  Temperley | CA Temperley
  Tigre | CA Tigre | CA Tigre BA | Club Atlético Tigre
  Unión | Union Santa Fe | Unión de Santa Fe | Unión (Santa Fe) | CA Unión | CA Unión de Santa Fe
  Vélez Sarsfield | Velez Sarsfield | Velez Sarsfield BA | CA Vélez Sarsfield | Vélez
`)
