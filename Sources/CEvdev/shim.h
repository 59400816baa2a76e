// The description of an input device, and the clock of its events. Tests create devices of their own.
#include <libevdev/libevdev.h>
#include <libevdev/libevdev-uinput.h>
