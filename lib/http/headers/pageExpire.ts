/**
 * For how long after a page was sent a proxy may show it, in seconds: half of the two minutes that a page may be old at most, the
 * other half of which is our own cache's (`PageCache`).
 */
export const pageExpireSeconds = 60;
