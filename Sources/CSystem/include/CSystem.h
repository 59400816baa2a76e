// What Swift cannot import: variadic calls, macros, and system calls without a Glibc overlay.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <stddef.h>
#include <stdint.h>

/// Makes an anonymous file that can be sealed; -1 and errno on failure. See memfd_create(2).
int wr_memfd_create(const char *name);

/// Forbids shrinking and further seals on an anonymous file, so that its mapping can't be pulled
/// from under the compositor. -1 and errno on failure. See F_ADD_SEALS in fcntl(2).
int wr_seal_against_shrinking(int fd);

/// Sets or clears O_NONBLOCK. -1 and errno on failure.
int wr_set_nonblocking(int fd, bool nonblocking);

// Gives an open file the extended attributes of another, as far as they can be had and set.
void wr_copy_attributes(const char *path, int fd);

/// Makes a pipe, reading end first, that programs started from here do not inherit. -1 and errno on
/// failure.
int wr_pipe(int ends[2]);

/// write(2), but where nobody reads any more the answer is EPIPE alone and no signal.
ssize_t wr_write_quietly(int fd, const void *bytes, size_t count);

/// Whether a file can never become shorter. False too for files that know no seals.
bool wr_is_sealed_against_shrinking(int fd);

/// The descriptor that is readable when the main queue has work; main-actor tasks come through it.
int wr_main_queue_handle(void);

/// Runs what waits on the main queue, and clears its descriptor.
void wr_drain_main_queue(int handle);

/// Lets go of the pages of code and constants, the program's and its libraries', that have been mapped
/// so far, and of memory that has been freed.
///
/// The pages stay in the kernel's page cache, and what runs again is mapped again when it is touched.
/// Does nothing to code in a debug build.
void wr_release_code_pages(void);

/// Has SIGTERM, SIGINT and SIGHUP make a descriptor readable, once. What comes of them within a second is
/// taken for the same; a SIGTERM or SIGINT after that kills the program. What is ignored already, as
/// under nohup(1), stays so. Gives the descriptor; -1 on failure.
int wr_catch_termination(void);

/// Swift's runtime: takes a reference to an object whose memory is still there, and gives it; NULL where
/// its last reference has gone.
void *swift_tryRetain(void *object);

/// The two words of a Swift `String?`, which whoever gets them owns.
struct wr_text {
  uint64_t low, high;
};

// These create an object of a class, given by its metadata, as its own initializer does, and give it
// retained. See Creation.c.

/// By `Responder.init()`.
void *wr_create_responder(const void *made);
/// By `View.init(frame:)`, with no size.
void *wr_create_view(const void *made);
/// By `ViewController.init(nibName:bundle:)`, without a bundle.
void *wr_create_controller(const void *made, struct wr_text name);
/// By `TableView.init(frame:style:)`.
void *wr_create_table(const void *made, const double frame[4], uint8_t style);
/// By `TextView.init(frame:textContainer:)`, without a container.
void *wr_create_text_view(const void *made, const double frame[4]);
/// By `TableViewCell.init(style:reuseIdentifier:)`.
void *wr_create_table_cell(const void *made, uint8_t style, struct wr_text identifier);
/// By `TableViewHeaderFooterView.init(reuseIdentifier:)`.
void *wr_create_table_header(const void *made, struct wr_text identifier);
/// By `TableViewController.init(style:)`.
void *wr_create_table_controller(const void *made, uint8_t style);

/// By `SplitViewController.init()`.
void *wr_create_split_controller(const void *made);

/// Returns whether a class of responders has other methods for motion events than a class that it inherits from:
/// `motionBegan`, `motionEnded` or `motionCancelled`. Both are given by their metadata. See Creation.c.
bool wr_overrides_motion(const void *made, const void *base);

/// Has a loop of another library turned along with the program's own: `turn` handles what is due there,
/// without waiting, and gives how long nothing will be, in seconds; below zero, for ever.
void wr_set_guest_loop(double (*turn)(void));

/// Turns that loop, on the main thread; below zero where there is none.
double wr_turn_guest_loop(void);

/// Returns whether the threads of TaskThreads.c run the jobs of Swift's global executor in place of libdispatch's.
bool wr_task_threads_are_installed(void);

/// Runs a job of the Swift runtime on one of the threads. Returns false if no thread can be started.
bool wr_task_threads_enqueue(void *job);

/// Runs a job of the Swift runtime after a time on the continuous (CLOCK_BOOTTIME) or the suspending
/// (CLOCK_MONOTONIC) clock. Returns false if the timers cannot be started.
bool wr_task_threads_enqueue_after(int64_t nanoseconds, bool continuous, void *job);
