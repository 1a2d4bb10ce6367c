// Writes src/wire/schema.ts from the server's OpenAPI document: node tools/wire.mjs openapi.json (or - for stdin).
import { readFileSync, writeFileSync } from 'node:fs';
import openapi, { astToString } from 'openapi-typescript';

const source = process.argv[2] ?? '-';
const document = JSON.parse(readFileSync(source === '-' ? 0 : source, 'utf8'));
const { schemas } = document.components;
const slim = { openapi: document.openapi, info: { title: '', version: '' }, paths: {}, components: { schemas } };
const written = astToString(await openapi(slim)).replace(/JsonValue: unknown;/, 'JsonValue: Json;');
const head = `/** Made from the server's OpenAPI document by "npm run wire"; not to be edited by hand. */
import type { Json } from './json.ts';

`;
writeFileSync(new URL('../src/wire/schema.ts', import.meta.url), head + written);
