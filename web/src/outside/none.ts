/** In place of a cover, where a board from outside has none. */
import type { Component } from 'svelte';

const none: Component | null = null;
export default none;
