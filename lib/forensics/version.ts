/** Stored with every verdict; raised whenever a picture could be answered differently than before. */
export const ENGINE_VERSION = '2.2.1';
