// The parts of libIndexStore that script/rooms and script/rules use. The library belongs to the Swift
// toolchain and reads the data that the compiler recorded. It is loaded at run time, so the package builds
// without it.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Text that the library owns, without a terminating zero.
typedef struct {
  const char *data;
  size_t length;
} index_store_text;

/// Roles of an occurrence, as bits.
enum {
  index_store_role_definition = 1 << 1,
  index_store_role_reference = 1 << 2,
  index_store_role_read = 1 << 3,
  index_store_role_write = 1 << 4,
};

/// Roles of a relation, as bits.
enum {
  /// The relation of a member to its enclosing type or extension.
  index_store_relation_child_of = 1 << 9,
  /// The relation of a supertype, named in an inheritance clause, to the type that inherits from it.
  index_store_relation_base_of = 1 << 10,
  /// The relation of a member to the member that it overrides, or to the requirement that it satisfies.
  index_store_relation_override_of = 1 << 11,
  /// The relation of a type, named by an extension, to the extension.
  index_store_relation_extended_by = 1 << 14,
  /// The relation of a use to its enclosing function.
  index_store_relation_contained_by = 1 << 16,
};

/// The kind of a unit's dependency that names the record of a file.
enum { index_store_dependency_record = 2 };

/// Handles one element. The iteration ends when the function returns false.
typedef bool (*index_store_text_visitor)(void *context, index_store_text name);
typedef bool (*index_store_visitor)(void *context, void *element);

/// The functions of the library. Objects are opaque, and the caller owns a returned error.
typedef struct {
  void *(*store_create)(const char *path, void **error);
  void (*store_dispose)(void *store);
  bool (*store_units)(
      void *store, unsigned sorted, void *context, index_store_text_visitor visitor);
  const char *(*error_description)(void *error);
  void (*error_dispose)(void *error);

  void *(*unit_create)(void *store, const char *name, void **error);
  void (*unit_dispose)(void *unit);
  index_store_text (*unit_main_file)(void *unit);
  index_store_text (*unit_module_name)(void *unit);
  void (*unit_modification_time)(void *unit, int64_t *seconds, int64_t *nanoseconds);
  bool (*unit_dependencies)(void *unit, void *context, index_store_visitor visitor);
  int (*dependency_kind)(void *dependency);
  index_store_text (*dependency_name)(void *dependency);
  index_store_text (*dependency_file)(void *dependency);

  void *(*record_create)(void *store, const char *name, void **error);
  void (*record_dispose)(void *record);
  bool (*record_occurrences)(void *record, void *context, index_store_visitor visitor);
  void *(*occurrence_symbol)(void *occurrence);
  uint64_t (*occurrence_roles)(void *occurrence);
  void (*occurrence_position)(void *occurrence, unsigned *line, unsigned *column);
  bool (*occurrence_relations)(void *occurrence, void *context, index_store_visitor visitor);
  void *(*relation_symbol)(void *relation);
  uint64_t (*relation_roles)(void *relation);
  int (*symbol_kind)(void *symbol);
  int (*symbol_subkind)(void *symbol);
  index_store_text (*symbol_name)(void *symbol);
  index_store_text (*symbol_usr)(void *symbol);
} index_store_library;

/// Opens the library at a path and looks up its functions. Returns null on success, and otherwise an error
/// message that remains valid until the next call.
const char *index_store_open(const char *path, index_store_library *library);
