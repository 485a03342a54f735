/** Stored with every verdict; raised whenever the engine could judge a picture differently. */
export const ENGINE_VERSION = '2.3.0';
