/** Stored with every verdict; raised whenever the engine could judge a picture differently. */
export const ENGINE_VERSION = '3.0.0';
