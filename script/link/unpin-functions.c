// Copies a static library so that the linker omits the functions that a program does not use.
//
//     unpin-functions INPUT OUTPUT
//
// The compiler marks each public function of the Swift standard library with SHF_GNU_RETAIN, because another program
// file could need it. A program that contains the library needs none of them for that reason. The mark is removed from
// sections with code, and everything else is copied. Types and conformances keep theirs, because the runtime looks
// them up by name.
#include <elf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef SHF_GNU_RETAIN
#define SHF_GNU_RETAIN (1 << 21)
#endif

static void fail(const char *what, const char *file) {
  fprintf(stderr, "unpin-functions: %s %s\n", what, file);
  exit(1);
}

// Removes the mark in an object file, or returns 0 if its tables are outside of its bytes.
static int unpin(unsigned char *object, size_t size) {
  Elf64_Ehdr *header = (Elf64_Ehdr *)object;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return 1;
  if (header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_ident[EI_DATA] != ELFDATA2LSB) return 1;
  if (header->e_shoff == 0) return 1;
  if (header->e_shentsize != sizeof(Elf64_Shdr) || header->e_shoff > size) return 0;
  size_t room = (size - header->e_shoff) / sizeof(Elf64_Shdr);
  Elf64_Shdr *sections = (Elf64_Shdr *)(object + header->e_shoff);
  // With many sections, the first one has their number.
  size_t count = header->e_shnum;
  if (count == 0 && room > 0) count = sections[0].sh_size;
  if (count > room) return 0;
  for (size_t index = 0; index < count; index++) {
    if (sections[index].sh_flags & SHF_EXECINSTR) sections[index].sh_flags &= ~(Elf64_Xword)SHF_GNU_RETAIN;
  }
  return 1;
}

int main(int argc, char **argv) {
  if (argc != 3) fail("needs", "INPUT OUTPUT");
  FILE *input = fopen(argv[1], "rb");
  if (!input || fseek(input, 0, SEEK_END) != 0) fail("cannot read", argv[1]);
  long length = ftell(input);
  if (length < 8) fail("not a static library:", argv[1]);
  unsigned char *bytes = malloc((size_t)length);
  rewind(input);
  if (!bytes || fread(bytes, 1, (size_t)length, input) != (size_t)length) fail("cannot read", argv[1]);
  fclose(input);
  if (memcmp(bytes, "!<arch>\n", 8) != 0) fail("not a static library:", argv[1]);
  // Each member has a header of 60 bytes, with its decimal size at byte 48, and begins at an even offset.
  for (size_t offset = 8; offset + 60 <= (size_t)length;) {
    char digits[11] = {0};
    memcpy(digits, bytes + offset + 48, 10);
    size_t size = strtoul(digits, NULL, 10), start = offset + 60;
    if (size > (size_t)length - start) fail("cut off:", argv[1]);
    // Members begin at even offsets, which is not enough for the structures of ELF.
    unsigned char *object = malloc(size + 1);
    if (!object) fail("no memory for", argv[1]);
    memcpy(object, bytes + start, size);
    if (!unpin(object, size)) fail("damaged:", argv[1]);
    memcpy(bytes + start, object, size);
    free(object);
    offset = start + size + (size & 1);
  }
  FILE *output = fopen(argv[2], "wb");
  if (!output || fwrite(bytes, 1, (size_t)length, output) != (size_t)length || fclose(output) != 0)
    fail("cannot write", argv[2]);
  return 0;
}
