// The description of an input device, and the clock of its events.
#include <libevdev/libevdev.h>
