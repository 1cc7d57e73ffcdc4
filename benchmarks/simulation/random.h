/* The generator xoshiro256++ and numbers below a limit. Source: Blackman and Vigna, https://prng.di.unimi.it/. */
#include <stdint.h>

static uint64_t state[4];

static inline uint64_t turned(uint64_t word, int bits)
{
    return word << bits | word >> (64 - bits);
}

static inline uint64_t next_word(void)
{
    uint64_t word = turned(state[0] + state[3], 23) + state[0], shifted = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = turned(state[3], 45);
    return word;
}

/* A number from 0 to limit - 1, each as likely as another. Source: Lemire, Fast Random Integer Generation in an Interval. */
static inline uint32_t below(uint32_t limit)
{
    uint64_t product = (next_word() >> 32) * limit;
    if ((uint32_t)product < limit) {
        uint32_t least = -limit % limit;
        while ((uint32_t)product < least)
            product = (next_word() >> 32) * limit;
    }
    return product >> 32;
}

/* Fills the state from a seed with SplitMix64, as the generator's authors advise. */
static inline void start(uint64_t seed)
{
    for (int each = 0; each < 4; each++) {
        uint64_t word = seed += 0x9E3779B97F4A7C15;
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9;
        word = (word ^ word >> 27) * 0x94D049BB133111EB;
        state[each] = word ^ word >> 31;
    }
}
