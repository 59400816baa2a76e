// Runs a linker so that a program gets smaller, and copies static libraries for it.
//
//     linker RUN-LINKER ARGUMENT…
//     linker --library INPUT OUTPUT
//
// It prepares copies of Swift's object files, and of those in static libraries:
//
// - Functions with the same code become one. With --icf=safe, lld merges functions whose addresses make no difference.
//   An object file says which addresses do, in a section of type SHT_LLVM_ADDRSIG. The Swift compiler writes none, so
//   that lld merges none of its functions. The copies have that section: all symbols of data, and the functions whose
//   addresses Swift or this package compares. Those are the getters that key paths contain, and the methods in
//   Sources/CRuntime/Classes.c.
// - Sections that only debuggers and the compiler read are omitted: associated types, the layouts of builtin types and
//   of enumerations, what closures capture, and hashes of modules. Swift's runtime library does not read them. The
//   metadata of a closure's context refers to a description of the captured values, which is null then.
// - Pages of zeros are not stored.
// - In libraries, functions lose their marks SHF_GNU_RETAIN. The compiler marks each public function of the Swift
//   standard library, because another program file could need it. A program that contains the library needs none of
//   them for that reason. Types and conformances keep their marks, because the runtime looks them up by name.
// - The names of Unicode characters, half a megabyte, are omitted from programs that do not read them.
//
// It also adds arguments.o, from script/link/arguments.c, to programs that contain Swift's library.
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef SHF_GNU_RETAIN
#define SHF_GNU_RETAIN (1 << 21)
#endif
#ifndef SHT_LLVM_ADDRSIG
#define SHT_LLVM_ADDRSIG 0x6fff4c03
#endif
#if defined __aarch64__
#define OWN_MACHINE EM_AARCH64
#else
#define OWN_MACHINE EM_X86_64
#endif

static void fail(const char *what, const char *file) {
  fprintf(stderr, "linker: %s %s\n", what, file);
  exit(1);
}

// The functions of the standard library that read the names of Unicode characters. Copies of the library refer to them
// weakly and by names without the first character, which only programs that read the names define.
static const char *const name_readers[] = {"_swift_stdlib_getScalarName", "_swift_stdlib_getNameAlias"};
static const size_t name_reader_count = sizeof name_readers / sizeof *name_readers;

// What the object files of the program, without libraries, tell.
static int is_for_own_machine, reads_names;

// Growing bytes.
struct bytes {
  unsigned char *start;
  size_t count, room;
};

static void append(struct bytes *bytes, const void *more, size_t count) {
  if (bytes->count + count > bytes->room) {
    bytes->room = (bytes->count + count) * 2;
    bytes->start = realloc(bytes->start, bytes->room);
    if (!bytes->start) fail("no memory for", "an object file");
  }
  if (more) memcpy(bytes->start + bytes->count, more, count);
  else memset(bytes->start + bytes->count, 0, count);
  bytes->count += count;
}

static void align(struct bytes *bytes, size_t boundary) {
  append(bytes, NULL, (boundary - bytes->count % boundary) % boundary);
}

static struct bytes contents(const char *file) {
  struct bytes bytes = {0};
  struct stat status;
  FILE *input = fopen(file, "rb");
  if (!input || fstat(fileno(input), &status) != 0) fail("cannot read", file);
  append(&bytes, NULL, (size_t)status.st_size);
  if (fread(bytes.start, 1, bytes.count, input) != bytes.count) fail("cannot read", file);
  fclose(input);
  return bytes;
}

static int has_suffix(const char *name, const char *suffix) {
  size_t count = strlen(name), of_suffix = strlen(suffix);
  return count >= of_suffix && strcmp(name + count - of_suffix, suffix) == 0;
}

// Whether the address of a function makes a difference, by its mangled name.
static int is_compared(const char *name) {
  // Getters of properties and subscripts, also static ones.
  static const char *const getters[] = {"vg", "vgZ", "ig", "igZ"};
  for (size_t index = 0; index < sizeof getters / sizeof *getters; index++)
    if (has_suffix(name, getters[index])) return 1;
  static const char *const methods[] = {
      "motionBegan", "motionEnded", "motionCancelled", "accessibilityPerformMagicTap",
      "_6commit8forRowAt", "_9moveRowAt2to", "_10moveItemAt2to"};
  for (size_t index = 0; index < sizeof methods / sizeof *methods; index++)
    if (strstr(name, methods[index])) return 1;
  return 0;
}

static int begins_with(const char *name, const char *start) { return strncmp(name, start, strlen(start)) == 0; }

// Whether a symbol belongs into the section: data, and functions that are compared.
static int is_significant(const Elf64_Sym *symbol, const char *name, const Elf64_Shdr *sections, size_t count) {
  switch (ELF64_ST_TYPE(symbol->st_info)) {
  case STT_FILE: return 0;
  case STT_FUNC: return is_compared(name);
  case STT_SECTION:
    return symbol->st_shndx >= count || !(sections[symbol->st_shndx].sh_flags & SHF_EXECINSTR);
  }
  // A symbol of another file has no type. Functions of Swift are judged by their names.
  if (symbol->st_shndx == SHN_UNDEF && begins_with(name, "$s")) return is_compared(name);
  return 1;
}

// Whether an object file that refers to a symbol may read the names of Unicode characters, itself or by a library.
static int may_read_names(const char *name) {
  return begins_with(name, "$ss7UnicodeO6ScalarV10PropertiesV4name")
      || begins_with(name, "$ss7UnicodeO6ScalarV10PropertiesV9nameAlias") || strstr(name, "17_StringProcessing")
      || strstr(name, "12RegexBuilder") || strstr(name, "10Foundation") || strstr(name, "20FoundationEssentials");
}

static int is_one_of(const char *name, const char *const *names, size_t count) {
  while (count > 0)
    if (strcmp(name, names[--count]) == 0) return 1;
  return 0;
}

// Changes the header of a section whose contents the program does not need in its file.
static void reduce(Elf64_Shdr *section, const char *name, const unsigned char *object) {
  static const char *const for_debuggers[] = {
      "swift5_assocty", "swift5_builtin", "swift5_capture", "swift5_mpenum", ".swift_modhash"};
  if (is_one_of(name, for_debuggers, sizeof for_debuggers / sizeof *for_debuggers)) {
    section->sh_flags = (section->sh_flags & ~(Elf64_Xword)SHF_GNU_RETAIN) | SHF_EXCLUDE;
  }
  if (strcmp(name, "swift5_backtrace") == 0 && section->sh_type == SHT_PROGBITS) {
    for (size_t index = 0; index < section->sh_size; index++)
      if (object[section->sh_offset + index] != 0) return;
    section->sh_type = SHT_NOBITS;
  }
}

// Removes the references of a section with relocations to omitted sections. Swift compilers write references with
// addends, so that the field itself is zero.
static void clear_references(
    unsigned char *object, const Elf64_Shdr *section, const Elf64_Shdr *sections, size_t count, size_t symbols) {
  if (section->sh_type != SHT_RELA || section->sh_link != symbols) return;
  size_t symbol_count = sections[symbols].sh_size / sizeof(Elf64_Sym);
  for (size_t index = 0; index < section->sh_size / sizeof(Elf64_Rela); index++) {
    Elf64_Rela relocation;
    Elf64_Sym symbol;
    unsigned char *entry = object + section->sh_offset + index * sizeof relocation;
    memcpy(&relocation, entry, sizeof relocation);
    if (ELF64_R_SYM(relocation.r_info) >= symbol_count) continue;
    memcpy(
        &symbol, object + sections[symbols].sh_offset + ELF64_R_SYM(relocation.r_info) * sizeof symbol, sizeof symbol);
    if (symbol.st_shndx >= count || !(sections[symbol.st_shndx].sh_flags & SHF_EXCLUDE)) continue;
    relocation.r_info = 0;
    memcpy(entry, &relocation, sizeof relocation);
  }
}

static void append_number(struct bytes *bytes, size_t number) {
  do {
    unsigned char byte = (unsigned char)((number & 0x7f) | (number > 0x7f ? 0x80 : 0));
    append(bytes, &byte, 1);
    number >>= 7;
  } while (number > 0);
}

// Prepares an object file. Returns 0 if its tables are outside of its bytes.
static int prepare(struct bytes *object, int is_in_library) {
  Elf64_Ehdr header;
  if (object->count < sizeof header || memcmp(object->start, ELFMAG, SELFMAG) != 0) return 1;
  memcpy(&header, object->start, sizeof header);
  is_for_own_machine |= !is_in_library && header.e_machine == OWN_MACHINE;
  if (header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_ident[EI_DATA] != ELFDATA2LSB || header.e_shoff == 0) return 1;
  if (header.e_shentsize != sizeof(Elf64_Shdr) || header.e_shoff > object->count) return 0;
  // With many sections, the first one has their number and the index of their names.
  size_t room = (object->count - header.e_shoff) / sizeof(Elf64_Shdr);
  if (room == 0) return 0;
  Elf64_Shdr first;
  memcpy(&first, object->start + header.e_shoff, sizeof first);
  size_t count = header.e_shnum != 0 ? header.e_shnum : first.sh_size;
  size_t of_names = header.e_shstrndx == SHN_XINDEX ? first.sh_link : header.e_shstrndx;
  if (count == 0 || count > room || of_names >= count) return 0;
  // The last one is the new section.
  Elf64_Shdr *sections = calloc(count + 1, sizeof *sections);
  if (!sections) fail("no memory for", "an object file");
  memcpy(sections, object->start + header.e_shoff, count * sizeof *sections);
  Elf64_Shdr names = sections[of_names];
  if (names.sh_offset > object->count || names.sh_size > object->count - names.sh_offset || names.sh_size == 0
      || object->start[names.sh_offset + names.sh_size - 1] != 0)
    return 0;
  size_t symbols = 0;
  int is_prepared = 0;
  for (size_t index = 0; index < count; index++) {
    if (sections[index].sh_name >= names.sh_size) return 0;
    size_t offset = sections[index].sh_offset;
    if (sections[index].sh_type != SHT_NOBITS
        && (offset > object->count || sections[index].sh_size > object->count - offset))
      return 0;
    if (is_in_library && sections[index].sh_flags & SHF_EXECINSTR)
      sections[index].sh_flags &= ~(Elf64_Xword)SHF_GNU_RETAIN;
    reduce(&sections[index], (const char *)object->start + names.sh_offset + sections[index].sh_name, object->start);
    if (sections[index].sh_type == SHT_SYMTAB) symbols = index;
    if (sections[index].sh_type == SHT_LLVM_ADDRSIG) is_prepared = 1;
  }
  memcpy(object->start + header.e_shoff, sections, count * sizeof *sections);
  for (size_t index = 0; index < count && symbols != 0; index++)
    clear_references(object->start, &sections[index], sections, count, symbols);
  if (is_prepared || symbols == 0) return 1;
  if (sections[symbols].sh_link >= count) return 0;
  Elf64_Shdr strings = sections[sections[symbols].sh_link];
  if (strings.sh_size == 0 || object->start[strings.sh_offset + strings.sh_size - 1] != 0) return 0;
  struct bytes significant = {0};
  int is_swift = 0;
  for (size_t index = 1; index < sections[symbols].sh_size / sizeof(Elf64_Sym); index++) {
    Elf64_Sym symbol;
    memcpy(&symbol, object->start + sections[symbols].sh_offset + index * sizeof symbol, sizeof symbol);
    if (symbol.st_name >= strings.sh_size) return 0;
    const char *name = (const char *)object->start + strings.sh_offset + symbol.st_name;
    is_swift |= begins_with(name, "$s");
    reads_names |= !is_in_library && symbol.st_shndx == SHN_UNDEF && may_read_names(name);
    if (is_in_library && symbol.st_shndx == SHN_UNDEF && is_one_of(name, name_readers, name_reader_count)) {
      symbol.st_name++;
      symbol.st_info = ELF64_ST_INFO(STB_WEAK, ELF64_ST_TYPE(symbol.st_info));
      symbol.st_other = STV_HIDDEN;
      memcpy(object->start + sections[symbols].sh_offset + index * sizeof symbol, &symbol, sizeof symbol);
    }
    if (is_significant(&symbol, name, sections, count)) append_number(&significant, index);
  }
  if (!is_swift) return 1;
  align(object, 8);
  sections[count] = (Elf64_Shdr){
      .sh_type = SHT_LLVM_ADDRSIG, .sh_flags = SHF_EXCLUDE, .sh_offset = object->count, .sh_size = significant.count,
      .sh_link = (Elf64_Word)symbols, .sh_addralign = 1};
  append(object, significant.start, significant.count);
  align(object, 8);
  header.e_shoff = object->count;
  if (header.e_shnum != 0 && count + 1 < SHN_LORESERVE) {
    header.e_shnum = (Elf64_Half)(count + 1);
  } else {
    header.e_shnum = 0;
    sections[0].sh_size = count + 1;
  }
  append(object, sections, (count + 1) * sizeof *sections);
  memcpy(object->start, &header, sizeof header);
  return 1;
}

static void write_file(const char *file, const struct bytes *bytes) {
  FILE *output = fopen(file, "wb");
  if (!output || fwrite(bytes->start, 1, bytes->count, output) != bytes->count || fclose(output) != 0)
    fail("cannot write", file);
}

// Copies a static library. The copy has no index of its symbols, which lld does not read.
static void copy_library(const char *from, const char *to) {
  struct bytes input = contents(from), output = {0};
  if (input.count < 8 || memcmp(input.start, "!<arch>\n", 8) != 0) fail("not a static library:", from);
  append(&output, input.start, 8);
  // Each member has a header of 60 bytes, with its decimal size at byte 48, and begins at an even offset.
  for (size_t offset = 8; offset + 60 <= input.count;) {
    char header[61] = {0}, digits[11] = {0};
    memcpy(header, input.start + offset, 60);
    memcpy(digits, header + 48, 10);
    size_t size = strtoul(digits, NULL, 10), start = offset + 60;
    if (size > input.count - start) fail("cut off:", from);
    offset = start + size + (size & 1);
    if (begins_with(header, "/ ") || begins_with(header, "/SYM64/")) continue;
    struct bytes member = {0};
    append(&member, input.start + start, size);
    if (!prepare(&member, 1)) fail("damaged:", from);
    snprintf(digits, sizeof digits, "%-10zu", member.count);
    memcpy(header + 48, digits, 10);
    append(&output, header, 60);
    append(&output, member.start, member.count);
    if (member.count & 1) append(&output, "\n", 1);
    free(member.start);
  }
  write_file(to, &output);
}

// The arguments of the linker, those in response files included.
static char **arguments;
static size_t argument_count;

static void add(char *argument) {
  arguments = realloc(arguments, (argument_count + 2) * sizeof *arguments);
  if (!arguments) fail("no memory for", "the arguments");
  arguments[argument_count++] = argument;
  arguments[argument_count] = NULL;
}

// Adds the arguments of a response file, which are separated by white space and may be quoted.
static void add_from_file(const char *file) {
  struct bytes text = contents(file);
  append(&text, "\n", 1);
  struct bytes argument = {0};
  char quote = 0;
  int is_inside = 0;
  for (size_t index = 0; index < text.count; index++) {
    char byte = (char)text.start[index];
    if (byte == '\\' && quote != '\'' && index + 1 < text.count) {
      append(&argument, &text.start[++index], 1);
      is_inside = 1;
    } else if (quote ? byte == quote : byte == '"' || byte == '\'') {
      quote = quote ? 0 : byte;
      is_inside = 1;
    } else if (!quote && strchr(" \t\r\n", byte)) {
      if (!is_inside) continue;
      append(&argument, "", 1);
      add((char *)argument.start);
      argument = (struct bytes){0};
      is_inside = 0;
    } else {
      append(&argument, &byte, 1);
      is_inside = 1;
    }
  }
}

// Starts a program and returns its exit status.
static int run(char **command) {
  pid_t child = fork();
  if (child == 0) {
    execvp(command[0], command);
    fprintf(stderr, "linker: %s does not start: %s\n", command[0], strerror(errno));
    _exit(127);
  }
  int status = 1;
  while (child > 0 && waitpid(child, &status, 0) < 0)
    if (errno != EINTR) fail("cannot wait for", command[0]);
  if (child < 0) fail("cannot start", command[0]);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

// Replaces the object files among the arguments by prepared copies in `folder`.
static void replace_objects(const char *folder) {
  size_t copies = 0;
  for (size_t index = 1; index < argument_count; index++) {
    if (arguments[index][0] == '-' || !has_suffix(arguments[index], ".o")) continue;
    if (strcmp(arguments[index - 1], "-o") == 0) continue;
    struct bytes object = contents(arguments[index]);
    size_t count = object.count;
    if (!prepare(&object, 0)) fail("damaged:", arguments[index]);
    if (object.count != count) {
      const char *slash = strrchr(arguments[index], '/');
      char *copy = NULL;
      if (asprintf(&copy, "%s/%zu-%s", folder, ++copies, slash ? slash + 1 : arguments[index]) < 0)
        fail("no memory for", "a name");
      write_file(copy, &object);
      arguments[index] = copy;
    }
    free(object.start);
  }
}

// Whether the program contains Swift's library, and runs on this machine.
static int is_static(void) {
  int is_static = 0;
  for (size_t index = 1; index < argument_count; index++)
    is_static |= strstr(arguments[index], "/swift_static/") != NULL;
  return is_for_own_machine && is_static;
}

// Adds the names of Unicode characters to a program that may read them, if it contains the standard library.
static void add_options_for_names(void) {
  if (!reads_names || !is_static()) return;
  for (size_t index = 0; index < name_reader_count; index++) {
    char *definition = NULL, *reference = NULL;
    if (asprintf(&definition, "--defsym=%s=%s", name_readers[index] + 1, name_readers[index]) < 0
        || asprintf(&reference, "--undefined=%s", name_readers[index]) < 0)
      fail("no memory for", "an option");
    add(definition);
    add(reference);
  }
}

// Adds arguments.o, which is in the folder of this program, before the libraries whose definitions it replaces.
static void add_arguments_object(void) {
  char path[4096 + sizeof "arguments.o"];
  ssize_t count = readlink("/proc/self/exe", path, 4096);
  if (count <= 0 || !is_static()) return;
  path[count] = 0;
  char *slash = strrchr(path, '/');
  if (!slash) return;
  strcpy(slash + 1, "arguments.o");
  if (access(path, R_OK) != 0) return;
  add(strdup(path));
  char *added = arguments[argument_count - 1];
  memmove(&arguments[2], &arguments[1], (argument_count - 2) * sizeof *arguments);
  arguments[1] = added;
}

int main(int argc, char **argv) {
  if (argc == 4 && strcmp(argv[1], "--library") == 0) {
    copy_library(argv[2], argv[3]);
    return 0;
  }
  if (argc < 3) fail("needs", "RUN-LINKER ARGUMENT… or --library INPUT OUTPUT");
  for (int index = 1; index < argc; index++) {
    if (argv[index][0] == '@') add_from_file(argv[index] + 1);
    else add(argv[index]);
  }
  const char *temporary = getenv("TMPDIR");
  char *folder = NULL;
  if (asprintf(&folder, "%s/linker.XXXXXX", temporary && *temporary ? temporary : "/tmp") < 0 || !mkdtemp(folder))
    fail("cannot create a folder in", temporary && *temporary ? temporary : "/tmp");
  replace_objects(folder);
  add_options_for_names();
  add_arguments_object();
  // The linker reads the arguments from a file, because there may be too many for a command.
  struct bytes list = {0};
  for (size_t index = 1; index < argument_count; index++) {
    append(&list, "\"", 1);
    for (const char *byte = arguments[index]; *byte; byte++) {
      if (*byte == '"' || *byte == '\\') append(&list, "\\", 1);
      append(&list, byte, 1);
    }
    append(&list, "\"\n", 2);
  }
  char *response = NULL, *argument = NULL;
  if (asprintf(&response, "%s/arguments", folder) < 0 || asprintf(&argument, "@%s", response) < 0)
    fail("no memory for", "a name");
  write_file(response, &list);
  int status = run((char *[]){arguments[0], argument, NULL});
  run((char *[]){"rm", "-rf", folder, NULL});
  return status;
}
