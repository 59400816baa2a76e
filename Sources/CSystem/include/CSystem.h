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

/// Gives a file or a folder another name, which nothing may have yet: EEXIST. -1 and errno on failure.
int wr_rename_to_new(const char *path, const char *name);

/// Opens a new file in a folder, which has no name there until wr_give_name gives it one: O_TMPFILE in open(2).
/// -1 and errno on failure, as where the file system cannot do that or /proc is missing.
int wr_open_unnamed(const char *folder, unsigned mode);

/// Gives a file of wr_open_unnamed a name, which nothing may have yet: EEXIST. -1 and errno on failure.
int wr_give_name(int fd, const char *path);

/// Makes a pipe, reading end first, that programs started from here do not inherit. -1 and errno on
/// failure.
int wr_pipe(int ends[2]);

/// write(2), but where nobody reads any more the answer is EPIPE alone and no signal.
ssize_t wr_write_quietly(int fd, const void *bytes, size_t count);

/// Whether a file can never become shorter. False too for files that know no seals.
bool wr_is_sealed_against_shrinking(int fd);

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

/// Has a loop of another library turned along with the program's own: `turn` handles what is due there,
/// without waiting, and gives how long nothing will be, in seconds; below zero, for ever.
void wr_set_guest_loop(double (*turn)(void));

/// Turns that loop, on the main thread; below zero where there is none.
double wr_turn_guest_loop(void);
