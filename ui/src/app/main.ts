import { mount } from 'svelte';
import { guardComposition } from '../shared/keys/composition';
import App from './App.svelte';

guardComposition(window);
const target = document.getElementById('app');
if (target) mount(App, { target });
