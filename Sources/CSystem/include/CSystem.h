// Functions that Swift cannot import: variadic calls, macros, and system calls that are not in the Glibc
// overlay.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <wchar.h>
#include <stddef.h>
#include <stdint.h>

/// Creates an anonymous file that can be sealed, and returns its descriptor. Returns -1 and sets errno on
/// failure. See memfd_create(2).
int wr_memfd_create(const char *name);

/// Adds the seals against shrinking and further seals to an anonymous file, so that its mapping stays valid
/// in the compositor. Returns -1 and sets errno on failure. See F_ADD_SEALS in fcntl(2).
int wr_seal_against_shrinking(int fd);

/// Sets or clears O_NONBLOCK. Returns -1 and sets errno on failure.
int wr_set_nonblocking(int fd, bool nonblocking);

// Copies the extended attributes of a file to an open file, as far as they can be read and set.
void wr_copy_attributes(const char *path, int fd);

/// Renames a file or a folder. If the new name exists, fails with EEXIST. Returns -1 and sets errno on
/// failure.
int wr_rename_to_new(const char *path, const char *name);

/// Opens a new file in a folder, which has no name until wr_give_name gives it one. See O_TMPFILE in open(2).
/// Returns -1 and sets errno on failure, such as if the file system does not support it or /proc is missing.
int wr_open_unnamed(const char *folder, unsigned mode);

/// Gives a name to a file of wr_open_unnamed. If the name exists, fails with EEXIST. Returns -1 and sets
/// errno on failure.
int wr_give_name(int fd, const char *path);

/// Creates a pipe whose ends are closed on exec, with the reading end first. Returns -1 and sets errno on
/// failure.
int wr_pipe(int ends[2]);

/// Writes bytes as write(2) does, but without SIGPIPE: if the reading end is closed, fails with EPIPE alone.
ssize_t wr_write_quietly(int fd, const void *bytes, size_t count);

/// Returns whether a file has the seal against shrinking. If the file does not support seals, returns false.
bool wr_is_sealed_against_shrinking(int fd);

/// Releases the pages of code and constants of the program and its libraries that have been mapped so far,
/// and memory that has been freed.
///
/// The pages stay in the kernel's page cache. Code that runs again is mapped again on access. In a debug
/// build, pages of code are not released.
void wr_release_code_pages(void);

/// Makes SIGTERM, SIGINT and SIGHUP signal a descriptor, which becomes readable once. Further signals within
/// a second are ignored. After that, a SIGTERM or SIGINT terminates the program. Signals that are ignored
/// already, as under nohup(1), stay ignored. Returns the descriptor, or -1 on failure.
int wr_catch_termination(void);

/// Sets the function that runs the event loop of another library as a part of the program's own loop. `turn`
/// handles all due events without waiting, and returns the time until the next one in seconds, or a negative
/// number if there is none.
void wr_set_guest_loop(double (*turn)(void));

/// Calls the function of wr_set_guest_loop on the main thread, and returns its result. If there is none,
/// returns a negative number.
double wr_turn_guest_loop(void);
