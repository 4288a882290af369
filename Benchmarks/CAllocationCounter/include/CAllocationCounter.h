#pragma once

#include <stdint.h>

/// The number of blocks that this process has allocated so far: malloc, calloc, realloc of nothing,
/// and aligned allocation. Counted for all threads.
uint64_t allocation_count(void);
