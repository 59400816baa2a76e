#include "CIndexStore.h"

#include <dlfcn.h>
#include <string.h>

// The name of a library function and the offset at which to store its address.
typedef struct {
  const char *name;
  size_t offset;
} entry;

#define ENTRY(member, function) {"indexstore_" function, offsetof(index_store_library, member)}

static const entry entries[] = {
    ENTRY(store_create, "store_create"),
    ENTRY(store_dispose, "store_dispose"),
    ENTRY(store_units, "store_units_apply_f"),
    ENTRY(error_description, "error_get_description"),
    ENTRY(error_dispose, "error_dispose"),
    ENTRY(unit_create, "unit_reader_create"),
    ENTRY(unit_dispose, "unit_reader_dispose"),
    ENTRY(unit_main_file, "unit_reader_get_main_file"),
    ENTRY(unit_module_name, "unit_reader_get_module_name"),
    ENTRY(unit_modification_time, "unit_reader_get_modification_time"),
    ENTRY(unit_dependencies, "unit_reader_dependencies_apply_f"),
    ENTRY(dependency_kind, "unit_dependency_get_kind"),
    ENTRY(dependency_name, "unit_dependency_get_name"),
    ENTRY(dependency_file, "unit_dependency_get_filepath"),
    ENTRY(record_create, "record_reader_create"),
    ENTRY(record_dispose, "record_reader_dispose"),
    ENTRY(record_occurrences, "record_reader_occurrences_apply_f"),
    ENTRY(occurrence_symbol, "occurrence_get_symbol"),
    ENTRY(occurrence_roles, "occurrence_get_roles"),
    ENTRY(occurrence_position, "occurrence_get_line_col"),
    ENTRY(occurrence_relations, "occurrence_relations_apply_f"),
    ENTRY(relation_symbol, "symbol_relation_get_symbol"),
    ENTRY(relation_roles, "symbol_relation_get_roles"),
    ENTRY(symbol_kind, "symbol_get_kind"),
    ENTRY(symbol_subkind, "symbol_get_subkind"),
    ENTRY(symbol_name, "symbol_get_name"),
    ENTRY(symbol_usr, "symbol_get_usr"),
};

const char *index_store_open(const char *path, index_store_library *library) {
  void *handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
  if (!handle) return dlerror();
  for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
    void *address = dlsym(handle, entries[i].name);
    if (!address) return dlerror();
    memcpy((char *)library + entries[i].offset, &address, sizeof address);
  }
  return NULL;
}
