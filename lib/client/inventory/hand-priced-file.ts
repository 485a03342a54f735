/**
 * File name of the inventory that holds one item without a product. The desk never shows it,
 * because nobody sent a file.
 */
export const HAND_PRICED_FILE_NAME = 'entered-by-hand.csv';
