/**
 * What Next loads as its `cacheHandler`, as a file of its own and one for every request. The pages are kept by the one
 * `PageCache` of the process, which `instrumentation.ts` makes; while building there is none.
 */
export default class PageCacheHandler {
  async get(key) {
    return globalThis.stundPages?.get(key) ?? null;
  }

  async set(key, value, context) {
    globalThis.stundPages?.set(key, value, context.cacheControl);
  }

  async revalidateTag() {
    globalThis.stundPages?.clear();
  }

  resetRequestCache() {}
}
