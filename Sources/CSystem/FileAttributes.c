#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

enum { most = 1 << 16 };

void wr_copy_attributes(const char *path, int fd) {
  char *names = malloc(most);
  char *value = malloc(most);
  ssize_t count = names && value ? listxattr(path, names, most) : 0;
  for (const char *name = names; count > 0 && name < names + count; name += strlen(name) + 1) {
    ssize_t length = getxattr(path, name, value, most);
    if (length >= 0) (void)!fsetxattr(fd, name, value, (size_t)length, 0);
  }
  free(names);
  free(value);
}

int wr_rename_to_new(const char *path, const char *name) {
  if (renameat2(AT_FDCWD, path, AT_FDCWD, name, RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP) return -1;
  // The file system or the kernel has no such call. A link cannot replace a file either.
  if (link(path, name) == 0) {
    unlink(path);
    return 0;
  }
  if (errno == EEXIST) return -1;
  struct stat status;
  if (lstat(name, &status) == 0) {
    errno = EEXIST;
    return -1;
  }
  return rename(path, name);
}
