// What Debian sid's Swift for arm64 takes from glibc 2.38, for programs that run with Debian 12's 2.36: script/arm
// links it into each. The three differ from those without the prefix only in numbers as 0b11.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int __isoc23_sscanf(const char *text, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int count = vsscanf(text, format, arguments);
  va_end(arguments);
  return count;
}

long __isoc23_strtol(const char *text, char **end, int base) { return strtol(text, end, base); }

long long __isoc23_strtoll(const char *text, char **end, int base) {
  return strtoll(text, end, base);
}

size_t strlcpy(char *to, const char *from, size_t size) {
  size_t length = strlen(from);
  if (size > 0) {
    size_t kept = length < size ? length : size - 1;
    memcpy(to, from, kept);
    to[kept] = '\0';
  }
  return length;
}
