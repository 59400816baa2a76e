// Faults in C that a sanitizer must find for script/sanitize. No other code calls them.
#pragma once

/// Reads memory that was freed.
int planted_use_after_free(void);

/// Loses the only pointer to memory that was allocated.
void planted_leak(void);

/// Increments a number on two threads without a lock.
int planted_data_race(void);

/// Adds one to the largest int, which is undefined behavior in C.
int planted_overflow(void);
