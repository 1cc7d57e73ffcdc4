import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./lib/catalogue.svelte";
import { preferences } from "./lib/prefs.svelte";
import "./look.css";

preferences.apply();
document.documentElement.lang = words.language;
await words.need();
mount(App, { target: document.getElementById("app")! });
