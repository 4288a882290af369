#ifndef C_SPAWN_SHIM_H
#define C_SPAWN_SHIM_H

#include <spawn.h>

// glibc declares these with _GNU_SOURCE only, which Swift's module of glibc is built without.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *);

#endif
