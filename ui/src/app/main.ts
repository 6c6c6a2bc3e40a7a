import { mount } from 'svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { guardComposition } from '../shared/keys/composition';
import App from './App.svelte';

guardComposition(window);
const target = document.getElementById('app');
if (target) mount(App, { target });
