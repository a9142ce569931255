/* In place of `server-only`, which refuses to be in a browser. Types and schemas of the server come along with the contract. */
export {};
