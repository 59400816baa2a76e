// The least work that answers a press: a window with one button, a rounded rectangle and a line of Pango text.
// It is drawn again and committed for each press and release of a pointer button or a touch, from two buffers.

#define _GNU_SOURCE
#include <math.h>
#include <pango/pangocairo.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wayland-client.h>

#include "xdg-shell.h"

enum { width = 640, height = 480, stride = width * 4 };
enum { left = 60, top = 88, wide = 120, high = 44, radius = 8 };

static struct wl_compositor *compositor;
static struct wl_shm *shm;
static struct wl_seat *seat;
static struct xdg_wm_base *shell;
static struct wl_surface *surface;
static struct {
  struct wl_buffer *buffer;
  cairo_surface_t *image;
  bool is_busy;
} slots[2];
static bool is_drawn, is_pressed;

static void release(void *is_busy, struct wl_buffer *buffer) {
  (void)buffer;
  *(bool *)is_busy = false;
}

static const struct wl_buffer_listener buffer_listener = {.release = release};

static void create_buffers(void) {
  int file = memfd_create("button", MFD_CLOEXEC), size = stride * height;
  if (file < 0 || ftruncate(file, 2 * size) < 0) exit(1);
  unsigned char *pixels = mmap(NULL, 2 * size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (pixels == MAP_FAILED) exit(1);
  memset(pixels, 0xf2, 2 * size);
  struct wl_shm_pool *pool = wl_shm_create_pool(shm, file, 2 * size);
  for (int index = 0; index < 2; index++) {
    slots[index].buffer = wl_shm_pool_create_buffer(pool, index * size, width, height, stride,
                                                    WL_SHM_FORMAT_XRGB8888);
    wl_buffer_add_listener(slots[index].buffer, &buffer_listener, &slots[index].is_busy);
    slots[index].image = cairo_image_surface_create_for_data(
        pixels + index * size, CAIRO_FORMAT_RGB24, width, height, stride);
  }
  wl_shm_pool_destroy(pool);
  close(file);
}

static void draw_button(cairo_t *cairo) {
  cairo_new_path(cairo);
  cairo_arc(cairo, left + radius, top + radius, radius, M_PI, 1.5 * M_PI);
  cairo_arc(cairo, left + wide - radius, top + radius, radius, 1.5 * M_PI, 0);
  cairo_arc(cairo, left + wide - radius, top + high - radius, radius, 0, 0.5 * M_PI);
  cairo_arc(cairo, left + radius, top + high - radius, radius, 0.5 * M_PI, M_PI);
  cairo_close_path(cairo);
  cairo_set_source_rgb(cairo, 0.2, is_pressed ? 0.2 : 0.4, 0.9);
  cairo_fill(cairo);

  static PangoLayout *layout;
  if (!layout) {
    PangoFontDescription *font = pango_font_description_from_string("Sans 12");
    layout = pango_cairo_create_layout(cairo);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, "Press", -1);
    pango_font_description_free(font);
  }
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_move_to(cairo, left + 36, top + 12);
  pango_cairo_show_layout(cairo, layout);
}

static void draw(void) {
  int index = slots[0].is_busy ? 1 : 0;
  cairo_t *cairo = cairo_create(slots[index].image);
  draw_button(cairo);
  cairo_destroy(cairo);
  cairo_surface_flush(slots[index].image);
  wl_surface_attach(surface, slots[index].buffer, 0, 0);
  if (is_drawn) {
    wl_surface_damage_buffer(surface, left, top, wide, high);
  } else {
    wl_surface_damage_buffer(surface, 0, 0, width, height);
  }
  wl_surface_commit(surface);
  slots[index].is_busy = true;
  is_drawn = true;
}

static void set_pressed(bool value) {
  is_pressed = value;
  draw();
}

// An event that changes nothing.
static void ignore(void) {}

static void button(void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time,
                   uint32_t code, uint32_t state) {
  (void)data, (void)pointer, (void)serial, (void)time, (void)code;
  set_pressed(state == WL_POINTER_BUTTON_STATE_PRESSED);
}

static void down(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time,
                 struct wl_surface *touched, int32_t id, wl_fixed_t x, wl_fixed_t y) {
  (void)data, (void)touch, (void)serial, (void)time, (void)touched, (void)id, (void)x, (void)y;
  set_pressed(true);
}

static void up(void *data, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id) {
  (void)data, (void)touch, (void)serial, (void)time, (void)id;
  set_pressed(false);
}

static const struct wl_pointer_listener pointer_listener = {
    .enter = (void *)ignore, .leave = (void *)ignore, .motion = (void *)ignore, .button = button,
    .axis = (void *)ignore, .frame = (void *)ignore, .axis_source = (void *)ignore,
    .axis_stop = (void *)ignore, .axis_discrete = (void *)ignore};
static const struct wl_touch_listener touch_listener = {
    .down = down, .up = up, .motion = (void *)ignore, .frame = (void *)ignore,
    .cancel = (void *)ignore};

static void capabilities(void *data, struct wl_seat *sender, uint32_t now) {
  static bool has_pointer, has_touch;
  (void)data;
  if (now & WL_SEAT_CAPABILITY_POINTER && !has_pointer) {
    has_pointer = true;
    wl_pointer_add_listener(wl_seat_get_pointer(sender), &pointer_listener, NULL);
  }
  if (now & WL_SEAT_CAPABILITY_TOUCH && !has_touch) {
    has_touch = true;
    wl_touch_add_listener(wl_seat_get_touch(sender), &touch_listener, NULL);
  }
}

static const struct wl_seat_listener seat_listener = {
    .capabilities = capabilities, .name = (void *)ignore};

static void ping(void *data, struct xdg_wm_base *base, uint32_t serial) {
  (void)data;
  xdg_wm_base_pong(base, serial);
}

static const struct xdg_wm_base_listener shell_listener = {.ping = ping};

static void global(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                   uint32_t version) {
  (void)data, (void)version;
  if (strcmp(interface, "wl_compositor") == 0) {
    compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 4);
  } else if (strcmp(interface, "wl_shm") == 0) {
    shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
  } else if (strcmp(interface, "wl_seat") == 0 && !seat) {
    seat = wl_registry_bind(registry, name, &wl_seat_interface, 5);
    wl_seat_add_listener(seat, &seat_listener, NULL);
  } else if (strcmp(interface, "xdg_wm_base") == 0) {
    shell = wl_registry_bind(registry, name, &xdg_wm_base_interface, 1);
    xdg_wm_base_add_listener(shell, &shell_listener, NULL);
  }
}

static const struct wl_registry_listener registry_listener = {global, (void *)ignore};

static void configure(void *data, struct xdg_surface *sender, uint32_t serial) {
  (void)data;
  xdg_surface_ack_configure(sender, serial);
  if (!is_drawn) draw();
}

static const struct xdg_surface_listener surface_listener = {.configure = configure};

static void close_window(void *data, struct xdg_toplevel *toplevel) {
  (void)data, (void)toplevel;
  exit(0);
}

static const struct xdg_toplevel_listener toplevel_listener = {
    .configure = (void *)ignore, .close = close_window};

int main(void) {
  struct wl_display *display = wl_display_connect(NULL);
  if (!display) return 1;
  wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
  wl_display_roundtrip(display);
  if (!compositor || !shm || !shell) return 1;
  create_buffers();
  surface = wl_compositor_create_surface(compositor);
  struct xdg_surface *role = xdg_wm_base_get_xdg_surface(shell, surface);
  xdg_surface_add_listener(role, &surface_listener, NULL);
  struct xdg_toplevel *toplevel = xdg_surface_get_toplevel(role);
  xdg_toplevel_add_listener(toplevel, &toplevel_listener, NULL);
  xdg_toplevel_set_title(toplevel, "button");
  wl_surface_commit(surface);
  while (wl_display_dispatch(display) >= 0) {
  }
  return 0;
}
