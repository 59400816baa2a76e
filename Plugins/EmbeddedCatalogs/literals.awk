# Writes files as static strings of Swift, named as the files without their extension:
#
#   awk -v output=FILE.swift -f literals.awk FILE.po …
BEGIN {
  print "/// The message catalogs of the languages." > output
  print "enum CatalogFiles {" > output
}
FNR == 1 {
  if (NR > 1) print "\"\"\"#" > output
  name = FILENAME
  sub(/.*\//, "", name)
  sub(/\.[^.]*$/, "", name)
  print "  static let " name ": StaticString = #\"\"\"" > output
}
{ print > output }
END {
  print "\"\"\"#" > output
  print "}" > output
}
