/**
 * File name of the inventory that holds one item without a product. The timeline does not mention
 * this file, because nobody sent one.
 */
export const HAND_PRICED_FILE_NAME = 'entered-by-hand.csv';
