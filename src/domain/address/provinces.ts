export type Province = { readonly code: string; readonly name: string }

const table = (rows: string): readonly Province[] =>
  rows.split(';').map(row => {
    const [code = '', name = ''] = row.trim().split(':')
    return { code, name }
  })

const US = table(
  `AL:Alabama;AK:Alaska;AZ:Arizona;AR:Arkansas;CA:California;CO:Colorado;CT:Connecticut;DE:Delaware;
  DC:District of Columbia;FL:Florida;GA:Georgia;HI:Hawaii;ID:Idaho;IL:Illinois;IN:Indiana;IA:Iowa;KS:Kansas;KY:Kentucky;
  LA:Louisiana;ME:Maine;MD:Maryland;MA:Massachusetts;MI:Michigan;MN:Minnesota;MS:Mississippi;MO:Missouri;MT:Montana;
  NE:Nebraska;NV:Nevada;NH:New Hampshire;NJ:New Jersey;NM:New Mexico;NY:New York;NC:North Carolina;ND:North Dakota;
  OH:Ohio;OK:Oklahoma;OR:Oregon;PA:Pennsylvania;RI:Rhode Island;SC:South Carolina;SD:South Dakota;TN:Tennessee;TX:Texas;
  UT:Utah;VT:Vermont;VA:Virginia;WA:Washington;WV:West Virginia;WI:Wisconsin;WY:Wyoming;AS:American Samoa;GU:Guam;
  MP:Northern Mariana Islands;PR:Puerto Rico;VI:U.S. Virgin Islands;AA:Armed Forces Americas;AE:Armed Forces Europe;
  AP:Armed Forces Pacific`,
)

const CA = table(
  `AB:Alberta;BC:British Columbia;MB:Manitoba;NB:New Brunswick;NL:Newfoundland and Labrador;NS:Nova Scotia;
  NT:Northwest Territories;NU:Nunavut;ON:Ontario;PE:Prince Edward Island;QC:Quebec;SK:Saskatchewan;YT:Yukon`,
)

const CA_FRENCH = table(
  `AB:Alberta;BC:Colombie-Britannique;PE:Île-du-Prince-Édouard;MB:Manitoba;NB:Nouveau-Brunswick;NS:Nouvelle-Écosse;
  NU:Nunavut;ON:Ontario;QC:Québec;SK:Saskatchewan;NL:Terre-Neuve-et-Labrador;NT:Territoires du Nord-Ouest;YT:Yukon`,
)

const ES = table(
  `C:A Coruña;VI:Álava;AB:Albacete;A:Alicante;AL:Almería;O:Asturias;AV:Ávila;BA:Badajoz;PM:Baleares;B:Barcelona;
  BI:Bizkaia;BU:Burgos;CC:Cáceres;CA:Cádiz;S:Cantabria;CS:Castellón;CE:Ceuta;CR:Ciudad Real;CO:Córdoba;CU:Cuenca;
  SS:Gipuzkoa;GI:Girona;GR:Granada;GU:Guadalajara;H:Huelva;HU:Huesca;J:Jaén;LO:La Rioja;GC:Las Palmas;LE:León;
  L:Lleida;LU:Lugo;M:Madrid;MA:Málaga;ML:Melilla;MU:Murcia;NA:Navarra;OR:Ourense;P:Palencia;PO:Pontevedra;
  SA:Salamanca;TF:Santa Cruz de Tenerife;SG:Segovia;SE:Sevilla;SO:Soria;T:Tarragona;TE:Teruel;TO:Toledo;V:Valencia;
  VA:Valladolid;ZA:Zamora;Z:Zaragoza`,
)

const PROVINCES: Readonly<Record<string, readonly Province[]>> = { US, CA, ES }

/** Empty for a country whose addresses name no province. */
export function provincesOf(country: string, language = 'en'): readonly Province[] {
  if (country === 'CA' && language === 'fr') return CA_FRENCH
  return PROVINCES[country] ?? []
}
