/** Stored with every verdict; raised whenever a picture could be answered differently than before. */
export const ENGINE_VERSION = '1.0.0';
