// Shifts the date of a process by ROSTRUM_CLOCK_OFFSET seconds: preloaded by Scripts/clocks.py.
//
// libfaketime does more, which breaks servers, Python's sleep and Chromium. Here only the real-time
// clock is shifted; deadlines of that clock are shifted back.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t offset;

__attribute__((constructor)) static void read_offset(void) {
  const char *text = getenv("ROSTRUM_CLOCK_OFFSET");
  offset = text ? atoll(text) : 0;
}

static int is_real_time(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
}

static struct timespec unshifted(const struct timespec *moment) {
  struct timespec real = *moment;
  real.tv_sec = real.tv_sec > offset ? real.tv_sec - offset : 0;
  return real;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int code = (int)syscall(SYS_clock_gettime, clock, now);
  if (code == 0 && is_real_time(clock)) now->tv_sec += offset;
  return code;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  struct timespec time;
  if (zone) *(struct timezone *)zone = (struct timezone){0, 0};
  if (clock_gettime(CLOCK_REALTIME, &time) != 0) return -1;
  *now = (struct timeval){time.tv_sec, time.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *now) {
  struct timespec time = {0, 0};
  clock_gettime(CLOCK_REALTIME, &time);
  if (now) *now = time.tv_sec;
  return time.tv_sec;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
  struct timespec real = unshifted(end);
  return sem_clockwait(semaphore, CLOCK_REALTIME, &real);
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict end) {
  static int (*original)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  if (original == NULL) original = dlsym(RTLD_NEXT, "pthread_cond_timedwait");
  struct timespec monotonic;
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &monotonic);
  // A condition waits on the clock of its attributes, which it does not expose. The monotonic clock
  // counts from the machine's start, and is decades behind.
  if (end->tv_sec < monotonic.tv_sec + 1000000000) return original(condition, mutex, end);
  struct timespec real = unshifted(end);
  return original(condition, mutex, &real);
}
