#define _GNU_SOURCE
#include "CSystem.h"
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

int wr_memfd_create(const char *name) {
  return memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

int wr_seal_against_shrinking(int fd) {
  return fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_SEAL);
}

int wr_set_nonblocking(int fd, bool nonblocking) {
  int flags = fcntl(fd, F_GETFL);
  if (flags < 0)
    return -1;
  return fcntl(fd, F_SETFL, nonblocking ? flags | O_NONBLOCK : flags & ~O_NONBLOCK);
}

int wr_open_unnamed(const char *folder, unsigned mode) {
  if (access("/proc/self/fd", X_OK) < 0)
    return -1;
  return open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, mode);
}

int wr_give_name(int fd, const char *path) {
  char own[40];
  snprintf(own, sizeof own, "/proc/self/fd/%d", fd);
  return linkat(AT_FDCWD, own, AT_FDCWD, path, AT_SYMLINK_FOLLOW);
}

int wr_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

ssize_t wr_write_quietly(int fd, const void *bytes, size_t count) {
  sigset_t pipe, before, waiting;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  // A SIGPIPE that was pending before must stay pending.
  sigpending(&waiting);
  bool was_waiting = sigismember(&waiting, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe, &before);
  ssize_t written = write(fd, bytes, count);
  int error = errno;
  if (written < 0 && error == EPIPE && !was_waiting) {
    const struct timespec now = {0, 0};
    while (sigtimedwait(&pipe, NULL, &now) < 0 && errno == EINTR)
      ;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return written;
}

bool wr_is_sealed_against_shrinking(int fd) {
  int seals = fcntl(fd, F_GET_SEALS);
  return seals >= 0 && (seals & F_SEAL_SHRINK) != 0;
}

#ifndef DEBUG
// Returns whether an object has text relocations, which would be lost with the pages.
static bool has_text_relocations(const struct dl_phdr_info *info) {
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_DYNAMIC)
      continue;
    const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
    for (; entry->d_tag != DT_NULL; entry++)
      if (entry->d_tag == DT_TEXTREL ||
          (entry->d_tag == DT_FLAGS && (entry->d_un.d_val & DF_TEXTREL)))
        return true;
  }
  return false;
}

static int release_code_pages(struct dl_phdr_info *info, size_t size, void *data) {
  uintptr_t page = *(const uintptr_t *)data;
  (void)size;
  if (has_text_relocations(info))
    return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || (part->p_flags & PF_W))
      continue;
    uintptr_t start = (info->dlpi_addr + part->p_vaddr) & ~(page - 1);
    uintptr_t end = info->dlpi_addr + part->p_vaddr + part->p_filesz;
    madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 0;
}
#endif

void wr_release_code_pages(void) {
#ifndef DEBUG
  // A debugger's breakpoints change the code too, so a debug build keeps its pages.
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  dl_iterate_phdr(release_code_pages, &page);
#endif
  malloc_trim(0);
}

static int termination_descriptor = -1;
static const int termination_signals[] = {SIGTERM, SIGINT, SIGHUP};
static volatile sig_atomic_t termination_was_told = 0;
static struct timespec termination_time;

// Calls only functions that are safe in a signal handler. The other two signals are blocked during the
// handler.
//
// One cause may send several signals: the end of a session sends SIGTERM and at once SIGHUP, a closed
// terminal sends SIGHUP from the kernel and from the shell, and timeout(1) sends SIGTERM twice. Signals
// within a second therefore count as one. After that, SIGTERM and SIGINT are for a program that hangs.
static void termination_handler(int number) {
  int saved = errno;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (!termination_was_told) {
    termination_was_told = 1;
    termination_time = now;
    uint64_t one = 1;
    ssize_t written = write(termination_descriptor, &one, sizeof one);
    (void)written;
  } else if (number != SIGHUP) {
    int64_t nanoseconds = (int64_t)(now.tv_sec - termination_time.tv_sec) * 1000000000 +
                          (now.tv_nsec - termination_time.tv_nsec);
    if (nanoseconds >= 1000000000) {
      // The signal is blocked in its handler, and terminates the program when the handler returns.
      signal(number, SIG_DFL);
      raise(number);
    }
  }
  errno = saved;
}

int wr_catch_termination(void) {
  if (termination_descriptor >= 0) return termination_descriptor;
  termination_descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (termination_descriptor < 0) return -1;
  // A program that weston starts, such as a kiosk's, inherits weston's signal mask, which blocks these
  // signals.
  sigset_t signals;
  sigemptyset(&signals);
  for (size_t i = 0; i < 3; i++) sigaddset(&signals, termination_signals[i]);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  for (size_t i = 0; i < 3; i++) {
    struct sigaction old, action;
    memset(&action, 0, sizeof action);
    action.sa_handler = termination_handler;
    // Interrupted calls such as write(2) are restarted.
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (size_t j = 0; j < 3; j++) sigaddset(&action.sa_mask, termination_signals[j]);
    if (sigaction(termination_signals[i], NULL, &old) == 0 && old.sa_handler == SIG_IGN) continue;
    sigaction(termination_signals[i], &action, NULL);
  }
  return termination_descriptor;
}
