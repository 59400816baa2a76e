// The arguments of a released program, for Swift's runtime library. script/link/linker.c adds this file to programs
// that contain the library, and the linker then omits the definitions of the library. Those look for the arguments in
// /proc/self/maps while the program starts, which takes 0.6 ms of 27. glibc passes the arguments to each function that
// runs before main.
static char **arguments;
static int argument_count;

__attribute__((constructor(101))) static void take_arguments(int count, char **values) {
  arguments = values;
  argument_count = count;
}

char **_swift_stdlib_getUnsafeArgvArgc(int *count) {
  *count = argument_count;
  return arguments;
}

void _swift_stdlib_overrideUnsafeArgvArgc(char **values, int count) {
  arguments = values;
  argument_count = count;
}
