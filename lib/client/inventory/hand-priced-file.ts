/** The name of the inventory that one item is kept by which no product fits: nobody sent a file, so nobody is told of one. */
export const HAND_PRICED_FILE_NAME = 'entered-by-hand.csv';
