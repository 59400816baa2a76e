#define _GNU_SOURCE
#include "CRuntime.h"
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

// Threads and timers for Swift's global executor, in place of libdispatch's. libdispatch wakes up once a second, from
// the first task to the end of the process, to monitor its threads. These threads sleep until there is work. The Swift
// runtime offers three hooks for such a replacement; swift/ExecutorImpl.h documents the layout of jobs.

typedef struct Job {
  const void *metadata;
  uintptr_t reference_counts;
  struct Job *next; // for the executor's own use
  void *reserved;
  uint32_t flags; // kind, then priority, a byte each
} Job;

#define SWIFT_CC __attribute__((swiftcall))

extern SWIFT_CC void swift_job_run(Job *job, void *identity, uintptr_t implementation) __attribute__((weak));

typedef SWIFT_CC void Enqueue(Job *job);
typedef SWIFT_CC void EnqueueWithDelay(unsigned long long delay, Job *job);
typedef SWIFT_CC void EnqueueWithDeadline(long long seconds, long long nanoseconds, long long tolerance_seconds,
                                          long long tolerance_nanoseconds, int clock, Job *job);

extern SWIFT_CC void (*swift_task_enqueueGlobal_hook)(Job *, Enqueue *) __attribute__((weak));
extern SWIFT_CC void (*swift_task_enqueueGlobalWithDelay_hook)(unsigned long long, Job *, EnqueueWithDelay *)
    __attribute__((weak));
extern SWIFT_CC void (*swift_task_enqueueGlobalWithDeadline_hook)(long long, long long, long long, long long, int,
                                                                  Job *, EnqueueWithDeadline *)
    __attribute__((weak));

// Jobs that can run now: one queue for each priority, the oldest job first.

enum { PRIORITY_COUNT = 5 };

typedef struct {
  Job *first, *last;
} Queue;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER;
static Queue queues[PRIORITY_COUNT];
static unsigned waiting_jobs, taken_jobs;
static unsigned threads, idle_threads, usual_threads;
// If jobs block their threads, further threads run what waits, as in libdispatch.
enum { MOST_THREADS = 64 };
// The time for which jobs wait before a further thread is added, in nanoseconds.
static const int64_t stall_time = 100 * 1000 * 1000;

static unsigned priority_index(const Job *job) {
  unsigned priority = job->flags >> 8 & 0xff;
  return priority > 0x19 ? 0 : priority > 0x15 ? 1 : priority > 0x11 ? 2 : priority > 0x09 ? 3 : 4;
}

static void append(Job *job) {
  Queue *queue = &queues[priority_index(job)];
  job->next = NULL;
  if (queue->last)
    queue->last->next = job;
  else
    queue->first = job;
  queue->last = job;
  waiting_jobs++;
}

static Job *take(void) {
  for (unsigned i = 0; i < PRIORITY_COUNT; i++) {
    Job *job = queues[i].first;
    if (!job)
      continue;
    queues[i].first = job->next;
    if (!job->next)
      queues[i].last = NULL;
    job->next = NULL;
    waiting_jobs--;
    taken_jobs++;
    return job;
  }
  return NULL;
}

static void *run_jobs(void *unused) {
  (void)unused;
  pthread_setname_np(pthread_self(), "swift-task");
  pthread_mutex_lock(&lock);
  for (;;) {
    Job *job = take();
    if (job) {
      pthread_mutex_unlock(&lock);
      swift_job_run(job, NULL, 0);
      pthread_mutex_lock(&lock);
    } else if (threads > usual_threads) {
      break;
    } else {
      idle_threads++;
      pthread_cond_wait(&work, &lock);
      idle_threads--;
    }
  }
  threads--;
  pthread_mutex_unlock(&lock);
  return NULL;
}

// Starts a thread that receives no signals except those of its own faults.
static bool start_thread(void *(*body)(void *)) {
  sigset_t masked, before;
  sigfillset(&masked);
  const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGSYS, SIGPROF};
  for (unsigned i = 0; i < sizeof faults / sizeof *faults; i++)
    sigdelset(&masked, faults[i]);
  pthread_sigmask(SIG_BLOCK, &masked, &before);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  int error = pthread_create(&thread, &attributes, body, NULL);
  pthread_attr_destroy(&attributes);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return error == 0;
}

static void count_processors(void) {
  cpu_set_t set;
  int count = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
  usual_threads = count < 1 ? 1 : count > MOST_THREADS ? MOST_THREADS : (unsigned)count;
}

static void add_thread(void) {
  if (start_thread(run_jobs))
    threads++;
}

// Timers: a binary heap for each clock, and one thread that waits for the first timer of each.

typedef struct {
  int64_t time; // in nanoseconds of the heap's clock
  uint64_t number;
  Job *job; // NULL for a check for stalled threads
} Timer;

typedef struct {
  clockid_t clock;
  int descriptor;
  Timer *timers;
  size_t count, capacity;
} Heap;

static Heap heaps[] = {{CLOCK_MONOTONIC, -1, NULL, 0, 0}, {CLOCK_BOOTTIME, -1, NULL, 0, 0}};
enum { HEAP_COUNT = sizeof heaps / sizeof *heaps };
static uint64_t timer_number;
static bool timers_run;

static int64_t now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static bool is_before(const Timer *a, const Timer *b) {
  return a->time != b->time ? a->time < b->time : a->number < b->number;
}

static void arm(const Heap *heap) {
  struct itimerspec when = {{0, 0}, {0, 0}};
  if (heap->count) {
    int64_t time = heap->timers[0].time < 1 ? 1 : heap->timers[0].time;
    when.it_value.tv_sec = time / 1000000000;
    when.it_value.tv_nsec = time % 1000000000;
  }
  timerfd_settime(heap->descriptor, TFD_TIMER_ABSTIME, &when, NULL);
}

static void push(Heap *heap, Timer timer) {
  if (heap->count == heap->capacity) {
    heap->capacity = heap->capacity ? heap->capacity * 2 : 16;
    heap->timers = realloc(heap->timers, heap->capacity * sizeof(Timer));
    if (!heap->timers)
      abort();
  }
  size_t at = heap->count++;
  for (size_t parent; at > 0 && is_before(&timer, &heap->timers[parent = (at - 1) / 2]); at = parent)
    heap->timers[at] = heap->timers[parent];
  heap->timers[at] = timer;
  if (at == 0)
    arm(heap);
}

static Timer pop(Heap *heap) {
  Timer first = heap->timers[0], last = heap->timers[--heap->count];
  size_t at = 0;
  for (size_t child; (child = 2 * at + 1) < heap->count; at = child) {
    if (child + 1 < heap->count && is_before(&heap->timers[child + 1], &heap->timers[child]))
      child++;
    if (!is_before(&heap->timers[child], &last))
      break;
    heap->timers[at] = heap->timers[child];
  }
  heap->timers[at] = last;
  return first;
}

static bool start_timers(void);
static unsigned taken_at_check;
static bool check_is_scheduled;

static void schedule_stall_check(void) {
  if (check_is_scheduled || !start_timers())
    return;
  check_is_scheduled = true;
  taken_at_check = taken_jobs;
  push(&heaps[0], (Timer){now(CLOCK_MONOTONIC) + stall_time, timer_number++, NULL});
}

// Ensures that a thread runs the job that was appended last.
static void wake(void) {
  if (idle_threads > 0)
    pthread_cond_signal(&work);
  if (waiting_jobs <= idle_threads)
    return;
  if (threads < usual_threads)
    add_thread();
  else
    schedule_stall_check();
}

static void check_for_stall(void) {
  check_is_scheduled = false;
  if (waiting_jobs == 0)
    return;
  if (taken_jobs == taken_at_check && threads < MOST_THREADS)
    add_thread();
  schedule_stall_check();
}

static void *run_timers(void *unused) {
  (void)unused;
  pthread_setname_np(pthread_self(), "swift-timers");
  struct pollfd waits[HEAP_COUNT];
  for (unsigned i = 0; i < HEAP_COUNT; i++)
    waits[i] = (struct pollfd){heaps[i].descriptor, POLLIN, 0};
  for (;;) {
    if (poll(waits, HEAP_COUNT, -1) < 0 && errno != EINTR)
      abort();
    pthread_mutex_lock(&lock);
    for (unsigned i = 0; i < HEAP_COUNT; i++) {
      Heap *heap = &heaps[i];
      if (!waits[i].revents)
        continue;
      int64_t time = now(heap->clock);
      while (heap->count && heap->timers[0].time <= time) {
        Timer timer = pop(heap);
        if (timer.job) {
          append(timer.job);
          wake();
        } else {
          check_for_stall();
        }
      }
      arm(heap);
    }
    pthread_mutex_unlock(&lock);
  }
}

static bool start_timers(void) {
  if (timers_run)
    return true;
  for (unsigned i = 0; i < HEAP_COUNT; i++) {
    if (heaps[i].descriptor < 0)
      heaps[i].descriptor = timerfd_create(heaps[i].clock, TFD_CLOEXEC | TFD_NONBLOCK);
    if (heaps[i].descriptor < 0)
      return false;
  }
  return timers_run = start_thread(run_timers);
}

// Appends a job and returns true, or returns false if no thread can be started.
static bool enqueue_now(Job *job) {
  pthread_mutex_lock(&lock);
  if (!usual_threads)
    count_processors();
  if (threads == 0)
    add_thread();
  bool runs = threads > 0;
  if (runs) {
    append(job);
    wake();
  }
  pthread_mutex_unlock(&lock);
  return runs;
}

// Sets a timer for a job and returns true, or returns false if the timers' thread cannot be started.
static bool enqueue_at(int64_t time, Heap *heap, Job *job) {
  pthread_mutex_lock(&lock);
  if (!usual_threads)
    count_processors();
  bool runs = start_timers();
  if (runs)
    push(heap, (Timer){time, timer_number++, job});
  pthread_mutex_unlock(&lock);
  return runs;
}

static int64_t add(int64_t a, int64_t b) {
  int64_t sum;
  return __builtin_add_overflow(a, b, &sum) ? INT64_MAX : sum;
}

// The hooks. If a thread cannot be started, libdispatch runs the job.

static SWIFT_CC void enqueue(Job *job, Enqueue *original) {
  if (!enqueue_now(job))
    original(job);
}

static SWIFT_CC void enqueue_with_delay(unsigned long long delay, Job *job, EnqueueWithDelay *original) {
  int64_t length = delay > INT64_MAX ? INT64_MAX : (int64_t)delay;
  if (!enqueue_at(add(now(CLOCK_MONOTONIC), length), &heaps[0], job))
    original(delay, job);
}

static SWIFT_CC void enqueue_with_deadline(long long seconds, long long nanoseconds, long long tolerance_seconds,
                                           long long tolerance_nanoseconds, int clock, Job *job,
                                           EnqueueWithDeadline *original) {
  enum { CONTINUOUS = 1, SUSPENDING = 2 };
  int64_t time;
  if (__builtin_mul_overflow(seconds, 1000000000LL, &time))
    time = seconds < 0 ? 0 : INT64_MAX;
  Heap *heap = clock == CONTINUOUS ? &heaps[1] : clock == SUSPENDING ? &heaps[0] : NULL;
  if (!heap || !enqueue_at(add(time, nanoseconds), heap, job))
    original(seconds, nanoseconds, tolerance_seconds, tolerance_nanoseconds, clock, job);
}

bool wr_task_threads_enqueue(void *job) { return enqueue_now(job); }

bool wr_task_threads_enqueue_after(int64_t nanoseconds, bool continuous, void *job) {
  Heap *heap = &heaps[continuous];
  return enqueue_at(add(now(heap->clock), nanoseconds), heap, job);
}

static bool is_installed;

bool wr_task_threads_are_installed(void) { return is_installed; }

// Runs before main, because a task may start before the application. An executor that another library has
// installed is not replaced. If the runtime has no hooks, its own executor is used.
__attribute__((constructor)) static void install(void) {
  if (!&swift_job_run || !&swift_task_enqueueGlobal_hook || !&swift_task_enqueueGlobalWithDelay_hook ||
      !&swift_task_enqueueGlobalWithDeadline_hook)
    return;
  if (swift_task_enqueueGlobal_hook || swift_task_enqueueGlobalWithDelay_hook ||
      swift_task_enqueueGlobalWithDeadline_hook)
    return;
  swift_task_enqueueGlobal_hook = enqueue;
  swift_task_enqueueGlobalWithDelay_hook = enqueue_with_delay;
  swift_task_enqueueGlobalWithDeadline_hook = enqueue_with_deadline;
  is_installed = true;
}
