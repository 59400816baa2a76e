#define _GNU_SOURCE
#include "CSystem.h"

#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>

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
