import { start } from './loader.js';

start();
