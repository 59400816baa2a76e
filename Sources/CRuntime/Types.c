#include "CRuntime.h"

#include <string.h>

// The layouts are those of the Swift runtime's MetadataValues.h and Metadata.h. Addresses are 32-bit offsets from the
// field that holds them.

// The records of the types of the file that this code is linked into: one offset each, in whose two lowest bits
// is whether it leads to a descriptor, or to the address of one.
extern const int32_t records_begin[] __asm__("__start_swift5_type_metadata")
    __attribute__((visibility("hidden"), weak));
extern const int32_t records_end[] __asm__("__stop_swift5_type_metadata")
    __attribute__((visibility("hidden"), weak));

// Exported since Swift 5.1. Returns NULL for a type that has no descriptor.
extern const void *swift_getTypeContextDescriptor(const void *metadata) __attribute__((weak));

// What a module, an extension and a type declare at the beginning of their descriptors. Only modules and types have the
// name, and only types have the accessor.
struct context {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessor;
};

enum { module_kind = 0, class_kind = 16, kind_mask = 31, generic_flag = 128 };

struct response {
  const void *metadata;
  size_t state;
};

typedef __attribute__((swiftcall)) struct response (*accessor)(size_t request);

static const void *target(const int32_t *field, int32_t mask) {
  return (const char *)field + (*field & ~mask);
}

// Returns what an offset leads to whose lowest bits say whether it leads to the address of that.
static const struct context *context_at(const int32_t *field, int32_t mask) {
  if (!(*field & ~mask))
    return NULL;
  const void *found = target(field, mask);
  return *field & mask ? *(const struct context *const *)found : found;
}

static const char *name_of(const struct context *context) {
  return target(&context->name, 0);
}

static unsigned kind_of(const struct context *context) {
  return context->flags & kind_mask;
}

static const struct context *module_of(const struct context *context) {
  while (context && kind_of(context) != module_kind)
    context = context_at(&context->parent, 1);
  return context;
}

// Returns whether a descriptor is that of a class of a name which stands in a module itself.
static bool is_class(const struct context *context, const char *name, const struct context *module) {
  if (kind_of(context) != class_kind || context->flags & generic_flag || strcmp(name_of(context), name))
    return false;
  const struct context *parent = context_at(&context->parent, 1);
  return parent && kind_of(parent) == module_kind
    && (parent == module || !strcmp(name_of(parent), name_of(module)));
}

bool wr_class_beside(const void *type, const char *name, const void **found) {
  *found = NULL;
  if (!swift_getTypeContextDescriptor || !records_begin)
    return false;
  const struct context *beside = swift_getTypeContextDescriptor(type);
  const struct context *module = module_of(beside);
  if (!module)
    return false;
  const struct context *same = NULL;
  bool is_complete = false;
  for (const int32_t *record = records_begin; record < records_end; record++) {
    const struct context *context = context_at(record, 3);
    if (!context)
      continue;
    if (context == beside)
      is_complete = true;
    if (!same && is_class(context, name, module))
      same = context;
  }
  if (!is_complete)
    return false;
  if (same)
    *found = ((accessor)target(&same->accessor, 0))(0).metadata;
  return true;
}
