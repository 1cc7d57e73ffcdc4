// The load: many scripted players in one process, each with one move on its way at most. The same for every contender;
// only how a player speaks to its server comes from the module that is named: node generate.cjs PLAYER WHERE TABLES SEED
// WHERE is JSON that the server printed when it was ready, given to the module as it is.
// Lines in: {"seconds": S} for a closed loop, {"seconds": S, "rate": R} for R moves a second from each. Lines out: samples.
'use strict';

const { createInterface } = require('node:readline');
const { performance } = require('node:perf_hooks');

const [playerModule, where, tables, seed] = process.argv.slice(2);
const { sit } = require(playerModule);

const AT_ONCE = 20; // players who come in at a time
const PATIENCE = 30_000; // ms to wait for the last answers
const SCRIPT = { least: 4, most: 200, step: 2 }; // half-chips

/** Mulberry32: the same moves from the same seed. */
function random(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What every scripted player does: any stake, each as likely; at a tie war or surrender, each as likely. */
function script(next) {
  const stakes = (SCRIPT.most - SCRIPT.least) / SCRIPT.step + 1;
  return {
    stake: () => SCRIPT.least + SCRIPT.step * Math.floor(next() * stakes),
    atTie: () => (next() < 0.5 ? 'war' : 'surrender'),
  };
}

/** One player's clock. A move is timed from just before it is chosen and sent until the state after it was read. */
class Timed {
  onSeen = () => {};
  waiting = false;

  constructor(number) {
    this.next = random(Number(seed) * 100_003 + number);
    this.seen = () => {
      this.waiting = false;
      this.onSeen(performance.now() - this.since);
    };
    this.choose = script(this.next);
  }

  /** `since` is earlier than now where a move had to wait for the answer to the one before. */
  send(since = performance.now()) {
    this.since = since;
    this.waiting = true;
    this.player.send();
  }
}

async function seated() {
  const all = Array.from({ length: Number(tables) }, (_, number) => new Timed(number));
  const queue = [...all.entries()];
  const usher = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      const [number, timed] = one;
      timed.player = await sit(JSON.parse(where), number, timed.choose, timed.seen);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, usher));
  return all;
}

/** Everybody sends the next move when the last one was seen. */
function closed(players, latencies, end) {
  for (const player of players) {
    player.onSeen = (latency) => {
      if (performance.now() >= end) return;
      latencies.push(latency);
      player.send();
    };
  }
  for (const player of players) player.send();
  return { late: [] };
}

/**
 * Everybody has a move due at a steady rate, beginning at a random moment. Where the last answer is still missing, the
 * move goes out after it, and its latency counts from when it was due: a slow server gets no rest from it.
 * `late` is how long after its due moment the timer of this process came, which is no latency of the server.
 */
function open(players, latencies, began, end, rate) {
  const period = 1000 / rate;
  const late = [];
  const due = players.map((player) => ({ player, at: began + player.next() * period })).sort((a, b) => a.at - b.at);
  const backlog = new Map(players.map((player) => [player, []]));
  for (const player of players) {
    player.onSeen = (latency) => {
      latencies.push(latency);
      const since = backlog.get(player).shift();
      if (since !== undefined) player.send(since);
    };
  }
  let place = 0;
  const step = () => {
    const now = performance.now();
    while (due[place].at <= now && due[place].at < end) {
      const { player, at } = due[place];
      late.push(now - at);
      if (player.waiting) backlog.get(player).push(at);
      else player.send();
      due[place].at += period;
      place = (place + 1) % due.length;
    }
    if (due[place].at < end) setTimeout(step, Math.max(0, Math.floor(due[place].at - performance.now())));
  };
  step();
  return { late, backlog };
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? null;
const ascending = (numbers) => Float64Array.from(numbers).sort();
const rounds = (players) => players.reduce((sum, { player }) => sum + player.rounds, 0);
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(players, { seconds, rate }) {
  const latencies = [];
  const before = rounds(players);
  const cpu = process.cpuUsage();
  const began = performance.now();
  const end = began + 1000 * seconds;
  const { late, backlog } = rate ? open(players, latencies, began, end, rate) : closed(players, latencies, end);
  await after(end - performance.now());
  const took = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  const [inTime, settled] = [latencies.length, rounds(players) - before];
  await answered(players, backlog);
  const [sorted, delays] = [ascending(latencies), ascending(late)];
  return {
    actions: inTime,
    rounds: settled,
    seconds: took / 1000,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    client_cpu: (user + system) / 1000 / took,
    client_late: quantile(delays, 0.99) ?? 0,
  };
}

/** Waits for what is still on its way, so that the next measurement begins with a quiet server. */
async function answered(players, backlog) {
  const limit = performance.now() + PATIENCE;
  while (players.some((player) => player.waiting || backlog?.get(player).length)) {
    if (performance.now() > limit) throw new Error('the server left moves unanswered');
    await after(5);
  }
}

process.on('unhandledRejection', (reason) => {
  throw reason;
});
seated().then((players) => {
  console.log(JSON.stringify({ seated: players.length }));
  createInterface({ input: process.stdin })
    .on('line', async (line) => console.log(JSON.stringify(await measure(players, JSON.parse(line)))))
    .on('close', () => process.exit());
});
