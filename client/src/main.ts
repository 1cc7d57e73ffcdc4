import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./lib/app";
import { words } from "./lib/catalogue.svelte";
import { takeHostKey } from "./lib/hostkey";
import { myself } from "./lib/me.svelte";
import { preferences } from "./lib/prefs.svelte";
import "./look.css";

takeHostKey();
// The link may be opened where the room is open already.
addEventListener("hashchange", () => takeHostKey() && void myself.look().catch(() => undefined));
preferences.apply();
document.documentElement.lang = words.language;
await words.need();
keepShell();
mount(App, { target: document.getElementById("app")! });
