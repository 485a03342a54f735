import type { Dictionary } from './dictionary';

export const da = {
  'words.condition_1': 'ny',
  'words.condition_2': 'over middel',
  'words.condition_3': 'middel',
  'words.condition_4': 'under middel',
  'words.condition_5': 'dårlig',

  'base.line': 'Genanskaffelsespris for linjen: {base}.',
  'base.pieces': 'Genanskaffelsespris for linjen: {pieces} × {each} = {base}.',
  'base.claimed': 'Genanskaffelsesprisen mangler, så det anmeldte beløb på {base} bruges.',

  'age.commenced_year': 'Købt {purchase}, beskadiget {damage}: {units|påbegyndt år|påbegyndte år}.',
  'age.completed_year': 'Købt {purchase}, beskadiget {damage}: {units|fuldt år|fulde år}.',
  'age.commenced_month':
    'Købt {purchase}, beskadiget {damage}: {units|påbegyndt måned|påbegyndte måneder}.',
  'age.completed_month': 'Købt {purchase}, beskadiget {damage}: {units|fuld måned|fulde måneder}.',
  'age.assumed': 'Antaget alder på {months|måned|måneder}: købsdatoen er ukendt.',
  'age.assumed_for_line':
    'Alder på {months|måned|måneder}, antaget for denne genstand: købsdatoen er ukendt.',

  'method.rate': 'Reglen trækker {rate} fra om året: {percent} værdiforringelse.',
  'method.rate_after_free':
    '{free_years|år er frit|år er fri}, derefter trækker reglen {rate} fra om året: {percent} værdiforringelse.',
  'method.table': 'Efter reglens tabel er {remaining} af prisen tilbage ved denne alder.',
  'method.straight_line':
    'Lineært over en levetid på {life_years|år|år}: {percent} værdiforringelse.',
  'method.flat': 'Reglen sætter værdien til {remaining} af prisen, uanset alderen.',
  'method.none': 'Reglen trækker intet fra.',
  'method.none_undated': 'Ingen købsdato; reglen trækker intet fra.',
  'method.market_value': 'Handelsværdien er oplyst til {market_value}.',
  'method.tier_below': 'Et stykke koster under {below}: reglen for den pris gælder.',
  'method.tier_from': 'Et stykke koster {from} eller mere: reglen for den pris gælder.',

  'modifier.no_receipt': 'Uden kvittering lægges {extra_years|år|år} til alderen.',
  'modifier.condition':
    'Stand {condition}: {factor} af værdiforringelsen tæller, det er {percent}.',
  'modifier.bought_used':
    'Købt brugt: værdiforringelsen øges med {points} af prisen, til {percent}.',

  'cap.maximum': 'Værdiforringelsen er højst {maximum}.',
  'cap.floor': 'Mindst {floor} af prisen er tilbage.',
  depreciation: 'Værdiforringelse på {percent}: {depreciation}; {left} er tilbage.',
  'limit.item': 'Grænsen på {limit} for genstanden gælder.',
  'deductible.item': 'Selvrisiko for genstanden: {deductible}.',
  recoverable: 'Værdiforringelsen på {depreciation} udbetales efter genanskaffelse.',

  'claim.sum': 'Summen af linjerne: {sum}.',
  'claim.category_limit': 'Genstandene under reglen »{rule}« dækkes tilsammen med op til {limit}.',
  'claim.deductible': 'Selvrisiko for skaden: {deductible}.',
  'claim.policy_limit': 'Policen dækker højst {limit}.',
  'claim.net': 'Nettokrav: {net}.',
} as const satisfies Dictionary;
