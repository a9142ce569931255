/** How `@/…` is resolved, for dependency-cruiser; tsconfig.json says the same to everything else. */
module.exports = { resolve: { alias: { "@": __dirname } } };
