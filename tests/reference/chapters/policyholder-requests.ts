export const NO_ROW_ID = { row_id: 'first' };
export const FILES_MAX = 20;
export const NO_ROW = { row_id: '999999999' };
export const HANDED_IN = 'the answers were submitted';
export const authorization = 'portal $TOKEN';
