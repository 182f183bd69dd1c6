export { openapiOf, statusesOf, type OpenapiDocument, type Operation } from './document.js';
export { documentationOf } from './documentation.js';
