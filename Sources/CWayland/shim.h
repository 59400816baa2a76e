// The client side of Wayland, cursor themes, and keymaps.
#include <stdarg.h>
#include <stdio.h>
#include <wayland-client-core.h>
#include <wayland-cursor.h>
#include <wayland-util.h>
#include <xkbcommon/xkbcommon-compose.h>
#include <xkbcommon/xkbcommon.h>

// Swift cannot be libwayland's log: on arm64 a va_list is a structure, with which Swift 6.2's compiler crashes.
// What is called stands in a function, for that compiler leaves out a variable that stands outside.
static inline void (**wr_log_taker(void))(const char *message) {
  static void (*taker)(const char *message);
  return &taker;
}

static inline void wr_log(const char *format, va_list arguments) {
  char message[1024];
  vsnprintf(message, sizeof message, format, arguments);
  (*wr_log_taker())(message);
}

// Has each message of libwayland's handed to `taker`.
static inline void wr_take_log(void (*taker)(const char *message)) {
  *wr_log_taker() = taker;
  wl_log_set_handler_client(wr_log);
}
